import { expect, it } from 'vitest'
import type { InventoryEntry } from './inventory.ts'
import { reachModules, type ModuleGraph } from './reach-modules.ts'

const page = '/shop/src/Billing.astro?astro&type=script&index=0&lang.ts'
const graphOf = (imports: Record<string, { now?: string[]; later?: string[] }>): ModuleGraph => ({
  getModuleIds: () => Object.keys(imports),
  getModuleInfo: (id) => ({
    importedIds: imports[id]?.now ?? [],
    dynamicallyImportedIds: imports[id]?.later ?? [],
  }),
})
const graph = graphOf({
  [page]: { now: ['/shop/src/start.ts'], later: [] },
  '/shop/src/start.ts': { now: ['/shop/src/form.ts'], later: ['/shop/src/card.ts'] },
  '/shop/src/form.ts': {},
  '/shop/src/card.ts': { now: ['/shop/src/form.ts'] },
  '/shop/src/Home.astro?astro&type=script&index=0&lang.ts': { now: ['/shop/src/home.ts'] },
  '/shop/src/home.ts': {},
})
const entry: InventoryEntry = { source: 'src/Billing.astro', why: 'the payment', isEntry: true }
const card: InventoryEntry = { source: 'src/card.ts', why: 'the card' }

it('reaches what the listed scripts import, now or later, and why', () => {
  const reached = reachModules(graph, [entry, card], '/shop/')
  expect([...reached.keys()]).toEqual([page, '/shop/src/start.ts', '/shop/src/form.ts', '/shop/src/card.ts'])
  expect([...(reached.get('/shop/src/form.ts') ?? [])]).toEqual(['the payment', 'the card'])
})

it('refuses what is loaded and not listed, and what is listed and not loaded', () => {
  expect(() => reachModules(graph, [entry], '/shop/')).toThrow('does not list: src/card.ts')
  const gone = { source: 'src/gone.ts', why: 'nothing' }
  expect(() => reachModules(graph, [entry, card, gone], '/shop/')).toThrow(
    'lists what none loads: src/gone.ts',
  )
})
