// Inlined into every page: loads the page's script after the first contentful paint, so that it competes
// neither with the paint nor with the first picture. A background tab, which does not paint, loads it on
// `load`; a browser without paint timing, a second after that.
{
  const start = () => {
    const template = document.getElementById('script')
    if (!template) return
    document.head.append(template.content)
    template.remove()
  }
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 1000))
}
