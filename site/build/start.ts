import { spawnSync } from 'node:child_process'

// A process of its own: the builder's memory would be kept for as long as the site is served.
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('./preview')
