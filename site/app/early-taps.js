// Runs inside the page before any other script, so that it must stay small: what a visitor does
// before the page is alive is kept, and done as soon as it is. Links, details, popovers and
// scrolling need no script and are left alone.
{
  const early = []
  const keep = (event) => {
    const button = event.target.closest?.('button:not([popovertarget])')
    if (event.type === 'submit') {
      event.preventDefault()
      early.push(() => event.target.requestSubmit())
    } else if (button && button.type !== 'submit') {
      early.push(() => button.click())
    }
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  window.replayEarlyTaps = () => {
    delete window.replayEarlyTaps
    removeEventListener('click', keep, true)
    removeEventListener('submit', keep, true)
    for (const tap of early.splice(0)) tap()
  }
}
