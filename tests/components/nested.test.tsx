import * as ui from '@duskpane/ui'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from './render'

/** A component inside another of the same kind looks as its props say. */
afterEach(cleanup)

const styleOf = (selector: string) =>
  getComputedStyle(document.querySelector(`[data-inner] ${selector}`) as Element)

test('a closed item inside an open, numbered one', () => {
  render(
    <ui.Accordion numbering="decimal" defaultValue={['outer']}>
      <ui.AccordionItem value="outer">
        <ui.AccordionTrigger>Outer</ui.AccordionTrigger>
        <ui.AccordionContent>
          <ui.Accordion data-inner>
            <ui.AccordionItem>
              <ui.AccordionTrigger>Inner</ui.AccordionTrigger>
              <ui.AccordionContent>Text</ui.AccordionContent>
            </ui.AccordionItem>
          </ui.Accordion>
        </ui.AccordionContent>
      </ui.AccordionItem>
    </ui.Accordion>,
  )
  expect.soft(styleOf('svg').rotate).toBe('none')
  expect.soft(styleOf('summary > span').display).toBe('none')
  expect.soft(styleOf('[data-slot=accordion-content]').paddingInlineStart).toBe('0px')
})

test('tabs in a row inside tabs in a column', async () => {
  await page.viewport(1280, 720)
  render(
    <ui.Tabs orientation="vertical" defaultValue="outer">
      <ui.TabsList>
        <ui.TabsTrigger value="outer">Outer</ui.TabsTrigger>
      </ui.TabsList>
      <ui.TabsContent value="outer">
        <ui.Tabs data-inner defaultValue="inner">
          <ui.TabsList>
            <ui.TabsTrigger value="inner">Inner</ui.TabsTrigger>
          </ui.TabsList>
        </ui.Tabs>
      </ui.TabsContent>
    </ui.Tabs>,
  )
  expect.soft(styleOf('[role=tablist]').flexDirection).toBe('row')
  expect.soft(styleOf('[role=tab]').borderBlockEndWidth).toBe('2px')
  const outer = document.querySelector('[role=tablist]') as Element
  expect.soft(getComputedStyle(outer).flexDirection).toBe('column')
})
