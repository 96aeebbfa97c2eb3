// npm run types, npm run lint: checks a copy of the project in which the documentation has been followed, so that one
// check of types is of both. Lints what the documentation adds alone; ESLint checks the rest where it lies.
import { followDocumentation } from '#tests/docs/snippet-tree.ts'
import { documentationSnippets } from '#tests/docs/snippets.ts'

const snippets = documentationSnippets()
const linted = snippets.flatMap(({ file }) => (file && /\.(?:ts|tsx|astro)$/.test(file) ? [file] : []))
const checks = new Map([
  ['types', ['node_modules/astro/bin/astro.mjs', 'check']],
  ['lint', ['node_modules/eslint/bin/eslint.js', ...new Set(linted)]],
])
const [program, ...argv] = checks.get(process.argv[2] ?? '') ?? []
if (!program) throw new Error(`Name one of ${[...checks.keys()].join(', ')}`)
const tree = await followDocumentation(snippets)
const { code, output } = await tree.run(program, ...argv)
await tree.remove()
process.stdout.write(output)
process.exitCode = code
