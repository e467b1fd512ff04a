import { buildSite } from './build'

await buildSite()
await import('./preview')
