// Inlined into every page before any other script, so it has to stay small: queues clicks on buttons and
// form submits until the page is hydrated, and replays them then. Links, details, popovers and scrolling
// work without script.
{
  const early = []
  const keep = (event) => {
    const { target } = event
    // The document is a target too.
    const button = 'closest' in target ? target.closest('button:not([popovertarget])') : null
    if (event.type === 'submit') {
      event.preventDefault()
      early.push((now) => now(event.target)?.requestSubmit())
    } else if (button && button.type !== 'submit') {
      early.push((now) => now(button)?.click())
    }
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  window.replayEarlyTaps = (counterpart) => {
    delete window.replayEarlyTaps
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    for (const tap of early.splice(0)) tap(counterpart)
  }
}
