import { beforeAll, describe, expect, test } from 'vitest'
import { lintPlanted, type Verdict } from './planted-tree.ts'

/** The import table of docs/architecture.md, written down a second time so that a slip in the linter's table shows. `t` marks types only. */
const table: Record<string, string> = {
  'src/base': '',
  'src/contract': 'src/base',
  'src/rules': 'src/base src/contract',
  'src/cache': 'src/base',
  'src/remote': 'src/base',
  'src/canvas': 'src/base src/cache src/contract',
  'src/client': 'src/base src/contract',
  'src/personalization': 'src/base src/cache src/contract src/rules src/canvas',
  'src/payment-pages': 'src/base src/contract src/client',
  'src/tracking': 'src/base src/contract src/rules',
  'src/stores': 'src/base src/contract(t) src/rules src/client',
  'src/backend/platform': 'src/base',
  'src/backend/api': 'src/base src/contract src/backend/platform src/backend/identity',
  'src/backend/catalogue':
    'src/base src/cache src/contract src/rules src/messages src/backend/platform src/backend/api',
  'src/backend/cart':
    'src/base src/cache src/contract src/rules src/messages src/backend/platform src/backend/api src/backend/catalogue',
  'src/backend/identity':
    'src/base src/cache src/contract src/rules src/messages src/backend/platform src/backend/api',
  'content-adapters': 'src/base src/cache src/contract src/canvas',
  islands: 'src/base src/contract(t) src/rules src/stores src/client src/tracking src/messages(t)',
  'src/components':
    'src/base src/cache src/contract src/rules src/canvas islands src/messages src/tracking src/client',
  'src/block-rendering':
    'src/base src/cache src/contract src/rules src/canvas src/personalization src/tracking src/client src/components src/messages',
  blocks:
    'src/base src/contract src/rules src/canvas src/components islands src/block-rendering src/messages src/tracking src/client',
  'src/composition':
    'src/base src/cache src/contract src/rules src/canvas src/personalization src/tracking src/client content-adapters src/components demo src/payment-pages src/remote src/backend/platform src/backend/api src/backend/catalogue src/backend/cart src/backend/identity',
  'src/features':
    'src/base src/cache src/contract src/rules src/canvas src/personalization src/tracking src/client src/stores src/block-rendering src/components blocks islands src/messages src/layouts',
  'src/layouts': 'src/base src/contract src/rules src/stores src/client src/components islands src/messages',
  'src/pages':
    'src/base src/cache src/contract src/rules src/canvas src/personalization src/client src/block-rendering src/components blocks islands src/messages src/features src/layouts',
  'src/messages': 'src/base src/contract(t)',
  'src/http':
    'src/base src/cache src/contract src/rules src/canvas src/personalization src/tracking src/client blocks src/composition src/payment-pages',
  demo: 'src/base src/contract',
}

/** Packages that only some parts may use; where the list ends, the package is refused. */
const domains = 'src/backend/catalogue src/backend/cart src/backend/identity'
const packages: Record<string, string> = {
  react: 'islands',
  'react-dom/client': 'islands',
  '@nanostores/react': 'islands',
  swiper: 'islands',
  nanostores: 'src/stores',
  'drizzle-orm': `src/backend/platform ${domains}`,
  'drizzle-orm/pg-core': `src/backend/platform ${domains}`,
  pg: 'src/backend/platform',
  '@electric-sql/pglite': 'src/backend/platform',
  'pg-boss': 'src/backend/platform',
  '@growthbook/growthbook': domains,
  hono: 'src/backend/api src/composition src/http',
  'sanitize-html': `src/canvas ${domains}`,
  '@cloudinary/url-gen': 'src/components',
  sharp: `demo ${domains}`,
  'p-queue': domains,
  'csv-parse/sync': domains,
  'cli-progress': '',
  'zod/mini': `islands src/contract src/canvas src/personalization src/backend/platform src/backend/api ${domains} content-adapters src/components src/block-rendering blocks src/composition src/payment-pages demo`,
  zod: `src/contract src/canvas src/personalization src/backend/platform src/backend/api ${domains} content-adapters src/components src/block-rendering blocks src/composition src/payment-pages demo`,
}

const parts = Object.keys(table)
/** The kinds of files that hold code, with the parts that have such. */
const holders: Record<string, readonly string[]> = {
  ts: parts,
  tsx: ['islands'],
  astro: ['blocks', 'src/block-rendering', 'src/components', 'src/features', 'src/layouts', 'src/pages'],
}
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
  for (const [extension, those] of Object.entries(holders)) {
    if (!those.includes(from)) continue
    const text = extension === 'astro' ? ['---', ...lines, '---', '<p>x</p>'] : ['', ...lines]
    files.set(`${from}/all-${extension}.${extension}`, text.join('\n'))
  }
}

const seenThrough: Record<string, string> = {
  'src/base/queried.ts': "import '#blocks/target.ts?url'\n",
  'src/base/late.ts': "export const late = () => import('#blocks/target.ts')\n",
  'src/base/handed-on.ts': "export { type Target } from '#blocks/target.ts'\n",
  'src/base/relative.ts': "import '../../blocks/target.ts'\n",
  'blocks/script.astro': "<p>x</p>\n<script>\nimport '#src/backend/platform/target.ts'\n</script>\n",
  'src/rules/dom.ts': "import 'node:fs'\n",
}
const accepted: Record<string, string> = {
  'src/fetch.ts': "import '#src/http/target.ts'\n",
  'src/rules/own.test.ts': "import '#src/composition/target.ts'\nimport 'vitest'\n",
  'blocks/relative.astro': "<p>x</p>\n<script>\nimport './target.ts'\n</script>\n",
  'src/http/files.ts': "import 'node:fs'\n",
}
const stranger = 'src/somewhere/file.ts'
for (const [path, text] of Object.entries({ ...seenThrough, ...accepted, [stranger]: 'export {}\n' })) {
  files.set(path, text)
}

beforeAll(async () => {
  verdict = await lintPlanted(files)
})

const rulesOf = (path: string) => verdict.get(path)?.map(({ rule }) => rule)

describe.each(Object.entries(holders))('in .%s', (extension, those) => {
  test.each(those)('%s may import what its row lists and nothing else', (from) => {
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
