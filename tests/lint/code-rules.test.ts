import { beforeAll, expect, test } from 'vitest'
import { lintPlanted, type Verdict } from './planted-tree.ts'

const long = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}`).join('\n')

const faults: [rule: string, text: string][] = [
  ['max-lines', long],
  ['@typescript-eslint/no-explicit-any', 'export const loose = (x: any) => String(x)'],
  ['@typescript-eslint/no-non-null-assertion', 'const list = [1]\nexport const first = list[0]!'],
  ['@typescript-eslint/consistent-type-assertions', "export const name = 'x' as string"],
  ['@typescript-eslint/ban-ts-comment', '// @ts-ignore\nexport const wrong: number = "x"'],
  ['no-console', "console.log('x')\nexport {}"],
  ['tree/no-barrel', "export * from './fine.ts'"],
]

const extensions = ['ts', 'tsx', 'astro']
const files = new Map([
  ['src/rules/fine.ts', "export const fine = ['x'] as const\n"],
  ['src/rules/index.ts', "export { fine } from './fine.ts'\n"],
  ['src/rules/utils/fine.ts', 'export const fine = 1\n'],
  ['src/rules/helpers.ts', 'export const fine = 1\n'],
  ['src/backend/cart/cart-store.ts', 'export type Store = number\n'],
  ['src/backend/cart/carts.ts', "export { type Store } from './cart-store.ts'\n"],
  [
    'src/backend/cart/store-routes.ts',
    "import type { Store } from './cart-store.ts'\nexport type Of = Store\n",
  ],
  ['src/backend/cart/far-routes.ts', "import '#src/backend/cart/cart-store.ts'\n"],
  ['src/backend/cart/sql-routes.ts', "import { sql } from 'drizzle-orm'\nexport const one = sql`1`\n"],
  ['src/backend/cart/cart-routes.ts', "import type { Store } from './carts.ts'\nexport type Of = Store\n"],
  ['src/backend/catalogue/catalogue-tables.ts', 'export type Row = number\n'],
  ['src/backend/catalogue/catalogue-cache.ts', 'export type Cache = number\n'],
  ['src/backend/catalogue/catalogue-queries.ts', "export { type Cache } from './catalogue-cache.ts'\n"],
  ['src/backend/cart/far-store.ts', "import '#src/backend/catalogue/catalogue-tables.ts'\n"],
  ['src/backend/cart/near-store.ts', "import '../catalogue/catalogue-tables.ts'\n"],
  [
    'src/backend/cart/far-type.ts',
    "import type { Cache } from '#src/backend/catalogue/catalogue-cache.ts'\nexport type Of = Cache\n",
  ],
  [
    'src/backend/cart/handed-on.ts',
    "export { type Row } from '#src/backend/catalogue/catalogue-tables.ts'\n",
  ],
  [
    'src/backend/cart/published.ts',
    "import type { Cache } from '#src/backend/catalogue/catalogue-queries.ts'\nexport type Of = Cache\n",
  ],
  ['src/backend/orders/store/order-tables.ts', 'export type Row = number\n'],
  ['src/backend/orders/money/orders.ts', "export { type Row } from '../store/order-tables.ts'\n"],
  ['src/backend/orders/money/near-room.ts', "import '../../catalogue/catalogue-tables.ts'\n"],
  ['src/backend/orders/money/far-room.ts', "import '#src/backend/catalogue/catalogue-tables.ts'\n"],
  ['src/backend/cart/commands/room-of-other.ts', "import '../../orders/store/order-tables.ts'\n"],
  ['src/backend/orders/api/room-routes.ts', "import '../store/order-tables.ts'\n"],
  ['src/rules/floating.ts', 'export const go = (work: () => Promise<void>) => {\n  work()\n}\n'],
  ['src/rules/hushed.ts', '// eslint-disable-next-line no-console\nconsole.log(1)\nexport {}\n'],
  ['src/rules/clock.ts', 'export const now = () => Date.now()\n'],
  ['src/rules/date.ts', 'export const now = () => new Date()\n'],
  ['src/rules/chance.ts', 'export const chance = () => Math.random()\n'],
  ['src/rules/wait.test.ts', "import { vi } from 'vitest'\nawait vi.waitFor(() => undefined)\n"],
  [
    'tests/e2e/nap.ts',
    "import type { Page } from '@playwright/test'\nexport const nap = (page: Page) => page.waitForTimeout(9)\n",
  ],
  ['src/rules/page.ts', 'export const title = () => document.title\n'],
  ['src/rules/network.ts', "export const ask = () => fetch('/')\n"],
  ['src/rules/given.ts', 'export const hour = (instant: string) => new Date(instant).getUTCHours()\n'],
])
const planted = faults.flatMap(([rule, text], index) =>
  extensions.map((extension): [string, string, string] => {
    const path = `src/rules/fault-${index}-${extension}.${extension}`
    files.set(path, extension === 'astro' ? `---\n${text}\n---\n<p>x</p>\n` : text)
    return [rule, extension, path]
  }),
)
let verdict: Verdict

beforeAll(async () => {
  verdict = await lintPlanted(files, { isTyped: true })
})

const said = (path: string) => verdict.get(path)?.map(({ rule }) => rule)

test.each(planted)('%s is refused in .%s', (rule, _, path) => {
  expect(said(path)).toContain(rule)
})

test.each([
  ['src/rules/index.ts', 'tree/no-barrel'],
  ['src/rules/utils/fine.ts', 'tree/folder-names'],
  ['src/rules/helpers.ts', 'tree/folder-names'],
  ['src/rules/floating.ts', '@typescript-eslint/no-floating-promises'],
  ['src/rules/hushed.ts', 'no-console'],
  ['src/rules/clock.ts', 'no-restricted-syntax'],
  ['src/rules/date.ts', 'no-restricted-syntax'],
  ['src/rules/chance.ts', 'no-restricted-syntax'],
  ['src/rules/wait.test.ts', 'no-restricted-properties'],
  ['tests/e2e/nap.ts', 'no-restricted-properties'],
  ['src/rules/page.ts', 'no-restricted-globals'],
  ['src/rules/network.ts', 'no-restricted-globals'],
  ['src/backend/cart/store-routes.ts', 'no-restricted-imports'],
  ['src/backend/cart/far-routes.ts', 'no-restricted-imports'],
  ['src/backend/cart/sql-routes.ts', 'no-restricted-imports'],
  ['src/backend/cart/far-store.ts', 'no-restricted-imports'],
  ['src/backend/cart/near-store.ts', 'no-restricted-imports'],
  ['src/backend/cart/far-type.ts', 'no-restricted-imports'],
  ['src/backend/cart/handed-on.ts', 'no-restricted-imports'],
  ['src/backend/orders/money/near-room.ts', 'no-restricted-imports'],
  ['src/backend/orders/money/far-room.ts', 'no-restricted-imports'],
  ['src/backend/cart/commands/room-of-other.ts', 'no-restricted-imports'],
  ['src/backend/orders/api/room-routes.ts', 'no-restricted-imports'],
])('%s is refused by %s', (path, rule) => {
  expect(said(path)).toContain(rule)
})

test.each([
  'src/rules/fine.ts',
  'src/rules/given.ts',
  'src/backend/cart/cart-routes.ts',
  'src/backend/cart/carts.ts',
  'src/backend/cart/published.ts',
  'src/backend/orders/money/orders.ts',
])('%s is accepted', (path) => {
  expect(said(path)).toEqual([])
})
