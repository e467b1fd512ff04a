import { writeRegistry } from './registry'

/** `npm run registry -- <folder>`; REGISTRY_URL says where the folder will be served from. */
const [folder = 'storybook-static/r'] = process.argv.slice(2)
writeRegistry(folder, process.env.REGISTRY_URL ?? 'http://localhost:6006/r')
