// Inlined into every page: loads the page's script after the first contentful paint, so that it competes
// neither with the paint nor with the first picture. A background tab, which does not paint, loads it on
// `load`; a browser without paint timing, a second after that.
//
// A browser older than the baseline (`content/baseline.ts`) is not given the script, and where it does not
// load, nothing works either: then the page shows what stands in `noscript`. Older browsers run this file.
{
  // Where scripts run, the markup in `noscript` is text, which the policy takes from here alone.
  const asIs = { createHTML: (text) => text }
  const policy = window.trustedTypes ? trustedTypes.createPolicy('noscript', asIs) : asIs
  const showNoScript = () => {
    for (const note of document.querySelectorAll('noscript'))
      note.outerHTML = policy.createHTML(note.textContent)
  }
  const start = () => {
    const template = document.getElementById('script')
    if (!template) return
    const { content } = template
    template.remove()
    if (!('groupBy' in Object)) return showNoScript()
    content.querySelector('script').addEventListener('error', showNoScript)
    document.head.append(content)
  }
  window.showNoScript = showNoScript
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 1000))
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
}
