import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import type { Snippet } from './snippets.ts'

/** What lies in the project and is none of its sources. */
const isMade = /^(?:\.git|\.astro|\.cache|\.data|dist|node_modules|test-results|playwright-report)$/

/** What a program printed, and its exit code. */
export type Outcome = { code: number; output: string }

/** A copy of the project in which the documentation has been followed. */
export type SnippetTree = {
  /** Runs a program of the project with this Node. */
  run: (program: string, ...argv: string[]) => Promise<Outcome>
  folder: string
  remove: () => Promise<void>
}

/** Copies the project and writes each snippet that names a file into it. */
export const followDocumentation = async (snippets: readonly Snippet[]): Promise<SnippetTree> => {
  const folder = await temporaryFolder('welt-docs-')
  const sources = (await readdir('.')).filter((name) => !isMade.test(name))
  for (const name of sources) await cp(name, path.join(folder, name), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  for (const { file, appends, text } of snippets) {
    if (file === undefined) continue
    const target = path.join(folder, file)
    await mkdir(path.dirname(target), { recursive: true })
    await (appends ? appendFile : writeFile)(target, text)
  }
  const run = (program: string, ...argv: string[]): Promise<Outcome> =>
    new Promise((resolve) => {
      const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
      const child = execFile(
        process.execPath,
        [program, ...argv],
        { cwd: folder, env, maxBuffer: 1 << 26 },
        (_, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
      )
    })
  return { run, folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
