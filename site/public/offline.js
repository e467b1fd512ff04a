// For one release: takes away the worker that kept visited pages, and them with it. The next release is without this file.
addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete('visited-pages'), registration.unregister()]))
})
