/** Named in `site/public/offline.js` and on the privacy page too. */
const PAGES = 'visited-pages'

/**
 * Has the service worker keep pages for when there is no network. The page of a document that the worker did
 * not bring, and one that was opened by a link within the site, are fetched for it once.
 */
export async function keepPage(pathname: string) {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/offline.js')
  const pages = await caches.open(PAGES)
  if (!(await pages.match(pathname, { ignoreVary: true }))) await pages.add(pathname)
}
