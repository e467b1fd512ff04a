import type { Plugin } from 'vite'

const routerModule = /react-router\/dist\/production\/chunk-[^/]+\.mjs$/

/**
 * Lets the bundler leave out of React Router what the site does not use, which is more than half of
 * it: names given to components for debugging, and calls without the mark that says they only make
 * something, hold all of them in.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: routerModule },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ '),
    },
  }
}
