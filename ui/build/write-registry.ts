import { writeRegistry } from './registry.ts'

/** `npm run registry -- <folder>` */
const [folder = 'storybook-static/r'] = process.argv.slice(2)
writeRegistry(folder)
