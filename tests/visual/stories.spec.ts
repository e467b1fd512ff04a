import { storyBaseline } from './baselines'
import { builtStories } from './built'
import { drawnPart, showStory } from './catalogue'
import { expect, test } from './test'

for (const id of builtStories()) {
  test(id, async ({ catalogue }) => {
    await showStory(catalogue, id)
    const clip = await drawnPart(catalogue)
    await expect(catalogue).toHaveScreenshot(storyBaseline(id), { fullPage: true, clip })
  })
}
