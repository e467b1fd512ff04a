// Runs inside the page: lets the page's script come once there is something to see, so that neither
// its requests nor its bytes stand before the first paint or the first picture. A page that is not
// painted, in a tab in the background, lets it come when it has loaded; one whose browser does not
// tell of its paints, a second later.
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
