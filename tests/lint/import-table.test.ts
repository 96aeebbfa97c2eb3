import { beforeAll, describe, expect, test } from 'vitest'
import { lintPlanted, type Verdict } from './planted-tree.ts'

/** docs/design.md, section 1, written down a second time so that a slip in the linter's table shows. `t` marks types only. */
const table: Record<string, string> = {
  'src/base': '',
  'src/contract': 'src/base',
  'src/rules': 'src/base src/contract',
  'src/canvas': 'src/base src/contract',
  'src/client': 'src/base src/contract',
  'src/stores': 'src/base src/contract(t) src/rules src/client',
  'src/backend/store': 'src/base src/contract',
  'src/backend/services': 'src/base src/contract src/rules src/backend/store',
  'src/backend/routes': 'src/base src/contract src/backend/services',
  'content-adapters': 'src/base src/contract src/canvas',
  'src/decisions': 'src/base src/contract src/rules src/client',
  'src/tracking': 'src/base src/contract(t) src/rules',
  'src/rendering': 'src/base src/contract src/rules src/canvas',
  islands: 'src/base src/contract(t) src/rules src/stores src/tracking',
  blocks: 'src/base src/contract src/rules src/canvas src/rendering islands src/messages src/tracking',
  'src/composition':
    'src/base src/contract src/canvas content-adapters src/decisions src/backend/store src/backend/services src/backend/routes src/rendering src/client demo',
  'src/pages':
    'src/base src/contract src/rules src/canvas src/rendering blocks islands src/composition src/layouts src/messages src/tracking',
  'src/layouts':
    'src/base src/contract src/rules src/canvas src/rendering blocks islands src/composition src/messages src/tracking',
  'src/messages': 'src/contract',
  'src/server': 'src/base src/composition src/rendering',
  demo: 'src/base src/contract',
}

/** Packages that only some parts may use; where the list ends, the package is refused. */
const packages: Record<string, string> = {
  react: 'islands',
  'react-dom/client': 'islands',
  '@nanostores/react': 'islands',
  nanostores: 'src/stores',
  'drizzle-orm': 'src/backend/store',
  'drizzle-orm/pg-core': 'src/backend/store',
  pg: 'src/backend/store',
  '@electric-sql/pglite': 'src/backend/store',
  '@growthbook/growthbook': 'src/decisions',
  hono: 'src/backend/routes',
  'sanitize-html': 'src/canvas src/backend/services',
  '@cloudinary/url-gen': 'src/rendering',
  sharp: 'demo',
  'csv-parse/sync': '',
  'cli-progress': '',
  'zod/mini':
    'islands src/contract src/canvas src/backend/store src/backend/services src/backend/routes content-adapters src/decisions src/rendering blocks src/composition demo',
  zod: 'src/contract src/canvas src/backend/store src/backend/services src/backend/routes content-adapters src/decisions src/rendering blocks src/composition demo',
}

const parts = Object.keys(table)
const extensions = ['ts', 'tsx', 'astro']
const refused = 'boundaries/dependencies'
const files = new Map<string, string>()
let verdict: Verdict

/** One import a line, each with what the table says of it. */
type Import = { text: string; allowed: boolean }

function importsOf(from: string): Import[] {
  const row = (table[from] ?? '').split(' ')
  const others = parts.filter((part) => part !== from)
  return [
    { text: `import './own-target.ts'`, allowed: true },
    ...others.map((to) => ({ text: `import '#${to}/target.ts'`, allowed: row.includes(to) })),
    ...others.map((to, index) => ({
      text: `import type { Target as T${index} } from '#${to}/target.ts'`,
      allowed: row.includes(to) || row.includes(`${to}(t)`),
    })),
    ...Object.entries(packages).map(([name, users]) => ({
      text: `import '${name}'`,
      allowed: users.split(' ').includes(from),
    })),
  ]
}

for (const from of parts) {
  files.set(`${from}/target.ts`, 'export type Target = number\n')
  files.set(`${from}/own-target.ts`, 'export type Target = number\n')
  const lines = importsOf(from).map(({ text }) => text)
  for (const extension of extensions) {
    const text = extension === 'astro' ? ['---', ...lines, '---', '<p>x</p>'] : ['', ...lines]
    files.set(`${from}/all-${extension}.${extension}`, text.join('\n'))
  }
}

const seenThrough: Record<string, string> = {
  'src/base/queried.ts': "import '#blocks/target.ts?url'\n",
  'src/base/late.ts': "export const late = () => import('#blocks/target.ts')\n",
  'src/base/handed-on.ts': "export { type Target } from '#blocks/target.ts'\n",
  'src/base/relative.ts': "import '../../blocks/target.ts'\n",
  'blocks/script.astro': "<p>x</p>\n<script>\nimport '#src/backend/store/target.ts'\n</script>\n",
  'src/rules/dom.ts': "import 'node:fs'\n",
}
const accepted: Record<string, string> = {
  'src/fetch.ts': "import '#src/composition/target.ts'\nimport 'hono'\n",
  'src/rules/own.test.ts': "import '#src/composition/target.ts'\nimport 'vitest'\n",
  'blocks/relative.astro': "<p>x</p>\n<script>\nimport './target.ts'\n</script>\n",
  'src/server/files.ts': "import 'node:fs'\n",
}
const stranger = 'src/somewhere/file.ts'
for (const [path, text] of Object.entries({ ...seenThrough, ...accepted, [stranger]: 'export {}\n' })) {
  files.set(path, text)
}

beforeAll(async () => {
  verdict = await lintPlanted(files)
}, 180_000)

const rulesOf = (path: string) => verdict.get(path)?.map(({ rule }) => rule)

describe.each(extensions)('in .%s', (extension) => {
  test.each(parts)('%s may import what its row lists and nothing else', (from) => {
    const refusals = verdict
      .get(`${from}/all-${extension}.${extension}`)
      ?.filter(({ rule }) => rule === refused)
    const lines = new Set(refusals?.map(({ line }) => line))
    expect(lines.size).toBeGreaterThan(10)
    const wrong = importsOf(from).filter(({ allowed }, index) => lines.has(index + 2) === allowed)
    expect(wrong).toEqual([])
  })
})

test.each(Object.keys(seenThrough))('%s is seen through', (path) => {
  expect(rulesOf(path)).toContain(refused)
})

test.each(Object.keys(accepted))('%s is accepted', (path) => {
  expect(rulesOf(path)).toEqual([])
})

test('a folder that is no part is refused', () => {
  expect(rulesOf(stranger)).toContain('boundaries/no-unknown-files')
})
