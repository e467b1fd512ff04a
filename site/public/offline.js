// The service worker. It keeps the HTML of the pages that were visited and shows it when there is no network.
// While there is one, pages come from there, so that nobody sees an old version. Scripts and pictures are none
// of its business: their names follow from their content, and the browser keeps them by itself.

/** Named in `site/offline.ts` and on the privacy page too. */
const PAGES = 'visited-pages'

addEventListener('activate', (event) => {
  // The request for a page leaves before this script is up.
  event.waitUntil(registration.navigationPreload?.enable())
})

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(open(event))
})

async function open(event) {
  // Of one page there is one copy, whatever was chosen on it.
  const { pathname } = new URL(event.request.url)
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (response.ok) event.waitUntil(keep(pathname, response.clone()))
    return response
  } catch (error) {
    const kept = await caches.match(pathname, { cacheName: PAGES, ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

async function keep(pathname, response) {
  const pages = await caches.open(PAGES)
  await pages.put(pathname, response)
}
