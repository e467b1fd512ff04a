import { spawnSync } from 'node:child_process'

/** Whether Java is installed, which some tests need. */
export const hasJava = () => spawnSync('java', ['-version']).status === 0
