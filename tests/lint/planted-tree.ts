import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const root = process.cwd()

const report = z.array(
  z.object({
    filePath: z.string(),
    messages: z.array(z.object({ ruleId: z.string().nullable(), line: z.number().default(0) })),
  }),
)

/** For each planted path, the rules that refused it and on which line (from 1). */
export type Verdict = Map<string, { rule: string; line: number }[]>

/** The project's configuration but for the rules that need types, whose program takes minutes to build. */
const untyped = `import config from ${JSON.stringify(join(root, 'eslint.config.js'))}
import tseslint from 'typescript-eslint'
const untyped = { ...tseslint.configs.disableTypeChecked, files: ['**/*.{ts,tsx}'], ignores: ['**/*.astro/*'] }
const here = { languageOptions: { parserOptions: { tsconfigRootDir: process.cwd() } } }
export default [...config, untyped, here]
`

/**
 * Writes the files into a scratch tree, lints it by the project's own configuration and returns what it says of each.
 * @param isTyped whether rules that need types have a say
 */
export async function lintPlanted(files: Map<string, string>, { isTyped = false } = {}): Promise<Verdict> {
  const tree = await mkdtemp(join(tmpdir(), 'welt-lint-'))
  try {
    await cp(join(root, 'tsconfig.json'), join(tree, 'tsconfig.json'))
    await cp(join(root, 'package.json'), join(tree, 'package.json'))
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
    for (const [path, text] of files) {
      await mkdir(dirname(join(tree, path)), { recursive: true })
      await writeFile(join(tree, path), text)
    }
    const config = join(isTyped ? root : tree, 'eslint.config.js')
    if (!isTyped) await writeFile(config, untyped)
    const results = report.parse(JSON.parse(await eslint(tree, config)))
    return new Map(
      results.map(({ filePath, messages }) => [
        filePath.slice(filePath.indexOf('welt-lint-')).split('/').slice(1).join('/'),
        messages.map(({ ruleId, line }) => ({ rule: ruleId ?? 'parser', line })),
      ]),
    )
  } finally {
    await rm(tree, { recursive: true, force: true })
  }
}

/** The exit code is 1 when something is refused, which is what these trees are for. */
function eslint(tree: string, config: string): Promise<string> {
  const program = join(root, 'node_modules/eslint/bin/eslint.js')
  const argv = [program, '--config', config, '--format', 'json', '.']
  return new Promise((done, fail) => {
    execFile(process.execPath, argv, { cwd: tree, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (stdout.startsWith('[')) done(stdout)
      else fail(error ?? new Error(stderr))
    })
  })
}
