import { spawnSync } from 'node:child_process'

/** Whether npm's registry answers within ten seconds. */
export const registryAnswers = () =>
  spawnSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=10000']).status === 0
