import { spawnSync } from 'node:child_process'

/** Whether there is a Java to run what tests need of it. */
export const hasJava = () => spawnSync('java', ['-version']).status === 0
