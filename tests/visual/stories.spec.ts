import { builtStories } from './built'
import { renderStory, storyClip } from './storybook'
import { expect, test } from './test'

for (const id of builtStories()) {
  test(id, async ({ storybook }) => {
    await renderStory(storybook, id)
    const clip = await storyClip(storybook)
    await expect(storybook).toHaveScreenshot(['stories', `${id}.png`], { fullPage: true, clip })
  })
}
