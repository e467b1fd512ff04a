// Runs inside the measured page, before anything of its own: notes what the browser reports and
// what is tapped. Plain script, because a transpiler's helpers would be missing there.
{
  const log = { fcpMs: 0, lcpMs: 0, cls: 0, longTasks: [], events: [], taps: [], menuShownMs: 0 }
  window.benchLog = log

  const observe = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
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

  // Until the menu is open: the moment after the first frame that shows it.
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
