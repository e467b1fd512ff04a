import { build, defaultServerConditions } from 'vite'

/** Bundles the Cloud Function that mails, with the site's own texts and descriptions inside. */
const folder = 'site/backend/firestore/mail'

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: `${folder}/index.ts`,
    outDir: `${folder}/dist`,
    emptyOutDir: true,
    target: 'node22',
  },
  ssr: { noExternal: ['@duskpane/**'], resolve: { conditions: [...defaultServerConditions] } },
})
