import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

type Versions = Readonly<Record<string, string>>

const versions: Versions = Object.assign(
  {},
  ...['package.json', 'ui/package.json', 'site/package.json'].flatMap((file) => {
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    return [manifest.devDependencies, manifest.dependencies] as (Versions | undefined)[]
  }),
)

/** A project outside this repository that uses the design system. */
export interface Consumer {
  readonly folder: string
  /** Writes files, by path below the project's folder. */
  readonly write: (files: Readonly<Record<string, string>>) => void
  /**
   * Runs a command in the project's folder.
   * @throws {Error} with its output when it fails
   */
  readonly run: (command: string, ...args: string[]) => Promise<string>
  readonly remove: () => void
}

/** The versions this repository itself uses. */
export function versionsOf(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, versions[name] ?? '']))
}

/** Makes an empty folder for a project. */
export function emptyConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'duskpane-consumer-'))
  return {
    folder,
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
    },
    run: (command, ...args) => run(folder, command, ...args),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Makes an empty project with a strict TypeScript configuration and installs what it depends on. */
export async function createConsumer(
  dependencies: Readonly<Record<string, string>>,
): Promise<Consumer> {
  const consumer = emptyConsumer()
  consumer.write({
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        paths: { '@/*': ['./src/*'] },
      },
      include: ['src'],
    }),
  })
  await install(consumer)
  return consumer
}

/** Installs what a `package.json` names. */
export async function install(consumer: Pick<Consumer, 'run'>, ...how: string[]): Promise<void> {
  await consumer.run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...how)
}

const execute = promisify(execFile)

/**
 * Runs a command and returns its output. Asynchronous, so that a server in the test can answer it.
 * @throws {Error} with the output of the command when it fails
 */
export async function run(folder: string, command: string, ...args: string[]): Promise<string> {
  try {
    return (await execute(command, args, { cwd: folder, maxBuffer: 2 ** 24 })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error })
  }
}
