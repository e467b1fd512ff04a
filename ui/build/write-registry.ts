import { writeRegistry } from './registry.ts'

/** `npm run registry -- <folder>`; UI_REGISTRY_URL says where the folder will be served from. */
const [folder = 'storybook-static/r'] = process.argv.slice(2)
writeRegistry(folder, process.env.UI_REGISTRY_URL ?? 'http://localhost:6006/r')
