// Init script of the measured page: records performance entries and taps. Plain JavaScript, because
// a transpiler's helpers would be missing in the page.
{
  const log = { fcpMs: 0, lcpMs: 0, cls: 0, longTasks: [], events: [], taps: [], menuShownMs: 0 }
  window.benchLog = log

  const observe = (type, record, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
      ...options,
    })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') log.fcpMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    log.lcpMs = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) log.cls += value
  })
  observe('longtask', ({ startTime, duration }) => log.longTasks.push({ startTime, duration }))
  observe(
    'event',
    ({ interactionId, duration, startTime, name }) => {
      if (interactionId) log.events.push({ name, startTime, duration })
    },
    { durationThreshold: 16 },
  )

  addEventListener('pointerdown', ({ timeStamp }) => log.taps.push(timeStamp), true)

  // The timeout runs after the first frame that shows the menu.
  const watchMenu = () => {
    const shown = [...document.querySelectorAll('[role=dialog], dialog')].some((dialog) =>
      dialog.checkVisibility({ visibilityProperty: true }),
    )
    if (!shown) requestAnimationFrame(watchMenu)
    else
      setTimeout(() => {
        log.menuShownMs = performance.now()
      })
  }
  if (window.watchForMenu) requestAnimationFrame(watchMenu)
}
