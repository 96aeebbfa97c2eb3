import { beforeEach, expect, it } from 'vitest'
import { addOne, cart, openShop, server, told, waits } from '#tests/fixtures/shop-stores.ts'

beforeEach(openShop)

const shoe = { productId: 'MW1001TR', upc: 'shoe-9', qty: 1 }
const adds = () => server.requested.filter((call) => /POST \/cart\/v1\/(item|cartWithItem)/.test(call)).length

it('adds one unit at each call', async () => {
  expect(await addOne(shoe)).toMatchObject({ ok: true })
  expect(await addOne(shoe)).toMatchObject({ ok: true })
  expect({ units: server.unitsOf('shoe-9'), adds: adds(), waits }).toEqual({ units: 2, adds: 2, waits: [] })
})

it('tries once more after two seconds what failed', async () => {
  await addOne(shoe)
  server.faults.push('INV405')
  expect(await addOne(shoe)).toMatchObject({ ok: true })
  expect({ units: server.unitsOf('shoe-9'), waits }).toEqual({ units: 2, waits: [2000] })
})

it('gives up after the second try, with what that failed with', async () => {
  await addOne(shoe)
  const before = adds()
  // The cart is read after the first failure, and again before the second try.
  server.faults.push('INV405', 'none', 'none', 'INV701')
  expect(await addOne(shoe)).toMatchObject({ ok: false, error: { errorId: 'INV701' } })
  expect({ tries: adds() - before, waits }).toEqual({ tries: 2, waits: [2000] })
})

it('does not try again what only comes as a gift', async () => {
  await addOne(shoe)
  const before = adds()
  server.faults.push('GWP403')
  expect(await addOne(shoe)).toMatchObject({ ok: false, error: { errorId: 'GWP403' } })
  expect({ tries: adds() - before, waits, told }).toEqual({ tries: 1, waits: [], told: ['GWP403'] })
})

it('adds no second unit where the first was added and nothing was heard of it', async () => {
  await addOne(shoe)
  // The client sends an unheard add again by itself, which is not heard either.
  server.faults.push('unheard', 'lost')
  expect(await addOne(shoe)).toMatchObject({ ok: true })
  expect(server.unitsOf('shoe-9')).toBe(2)
  expect(cart.$state.get()).toMatchObject({ cart: { totals: { totalUnits: 2 } } })
})
