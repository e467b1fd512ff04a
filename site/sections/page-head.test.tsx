import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageHead } from './page-head'

test('no text ends the script of the structured data', () => {
  const head = renderToStaticMarkup(
    <PageHead
      meta={{ title: 'Title', description: 'Description' }}
      data={[
        { '@context': 'https://schema.org', '@type': 'Organization', name: '</script><img src=x>' },
      ]}
    />,
  )
  expect(head.match(/<\/script>/g)).toHaveLength(1)
  expect(head).not.toContain('<img')
})
