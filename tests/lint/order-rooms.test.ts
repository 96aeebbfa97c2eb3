import { beforeAll, expect, test } from 'vitest'
import { lintPlanted, type Verdict } from './planted-tree.ts'

const orders = 'src/backend/orders'

/** The rooms of orders, and which of each other they import, as docs/architecture.md draws them. */
const rooms: Record<string, string[]> = {
  store: [],
  claims: ['store'],
  documents: ['store'],
  money: ['store', 'claims'],
  place: ['store', 'claims', 'documents', 'money'],
  goods: ['store', 'claims', 'documents', 'money'],
  webhooks: ['store'],
  api: ['store', 'claims', 'documents', 'money', 'place', 'goods', 'webhooks'],
}

const names = Object.keys(rooms)
const others = (room: string) => names.filter((name) => name !== room)
const importsOf = (room: string) => others(room).map((name) => `import '../${name}/target.ts'`)

const files = new Map([
  ...names.flatMap((room): [string, string][] => [
    [`${orders}/${room}/target.ts`, 'export type Target = number\n'],
    [`${orders}/${room}/all.ts`, importsOf(room).join('\n')],
    [`${orders}/${room}/own.ts`, "import './target.ts'\n"],
    [`src/composition/opens-${room}.ts`, `import '#${orders}/${room}/target.ts'\n`],
    [`src/backend/cart/asks-${room}.ts`, `import '#${orders}/${room}/target.ts'\n`],
  ]),
  [`${orders}/roomless.ts`, 'export {}\n'],
])
let verdict: Verdict

beforeAll(async () => {
  verdict = await lintPlanted(files)
}, 180_000)

const rulesOf = (path: string) => verdict.get(path)?.map(({ rule }) => rule)

test.each(names)('%s imports the rooms of its row and no other', (room) => {
  const refused = verdict.get(`${orders}/${room}/all.ts`)?.map(({ line }) => line)
  const wrong = others(room).filter((name) => !rooms[room]?.includes(name))
  expect(refused).toEqual(wrong.map((name) => others(room).indexOf(name) + 1))
})

test.each(names)('%s imports itself, and composition opens it', (room) => {
  expect(rulesOf(`${orders}/${room}/own.ts`)).toEqual([])
  expect(rulesOf(`src/composition/opens-${room}.ts`)).toEqual([])
})

test.each(names)('no other domain imports %s', (room) => {
  expect(rulesOf(`src/backend/cart/asks-${room}.ts`)).toContain('boundaries/dependencies')
})

test('a file of orders lies in a room', () => {
  expect(rulesOf(`${orders}/roomless.ts`)).toContain('boundaries/no-unknown-files')
})
