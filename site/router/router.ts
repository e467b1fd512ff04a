/** The routers of the two entries: the browser's, and the one of the prerender. */
export { BrowserRouter, StaticRouter } from 'react-router-dom'
