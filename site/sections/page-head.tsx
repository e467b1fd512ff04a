import { brand } from '@duskpane/content/brand'
import type { PageMeta, SharedPicture } from '@duskpane/content/schema'
import { sharePicture } from '@duskpane/content/share-picture'
import { absolute, type StructuredData } from '@duskpane/content/structured-data'
import { dataScript, Prerendered } from '../load/prerendered'
import { useHydrated, written } from '../router/use-choice'

interface PageHeadProps {
  readonly meta: PageMeta
  /** The canonical address; an error page has none. */
  readonly path?: string
  /**
   * What the page shows by its address. A static page cannot know it, and a network shares the address that it finds in
   * the page: it finds none, and the page's script names one with the choice.
   */
  readonly query?: URLSearchParams | undefined
  /** What links to the page are shown with. */
  readonly share?: SharedPicture | undefined
  /** Keeps the page out of search engines and the sitemap. */
  readonly noindex?: boolean
  /** Structured data, one script element each. */
  readonly data?: readonly StructuredData[]
}

/** Title and meta tags, which React hoists into the document's head, and structured data. */
export function PageHead({
  meta,
  path,
  share = meta.share ?? sharePicture,
  noindex = path === undefined,
  query,
  data = [],
}: PageHeadProps) {
  const named = useHydrated() || !query
  const choice = query?.size ? `?${written(query)}` : ''
  const title = path === '/' ? `${brand.name}: ${meta.title}` : `${meta.title} | ${brand.name}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {noindex && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          {named && <link rel="canonical" href={absolute(path)} />}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={meta.description} />
          {named && <meta property="og:url" content={absolute(path) + choice} />}
          <meta property="og:image" content={absolute(share.source.src)} />
          <meta property="og:image:width" content={String(share.source.width)} />
          <meta property="og:image:height" content={String(share.source.height)} />
          <meta property="og:image:alt" content={share.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {data.length > 0 && (
        <Prerendered
          hidden
          html={data.map((thing) => dataScript('type="application/ld+json"', thing)).join('')}
        />
      )}
    </>
  )
}
