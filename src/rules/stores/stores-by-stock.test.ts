import { expect, it } from 'vitest'
import { storesByStock } from './stores-by-stock.ts'

const store = (name: string, quantity?: number) => ({
  name,
  ...(quantity === undefined ? {} : { storeInventory: { boot: { quantity } } }),
})

it('has stores that hold enough first, and keeps the order otherwise', () => {
  const byDistance = [store('near', 0), store('mile', 3), store('hill', 1), store('far', 2), store('none')]
  expect(storesByStock(byDistance, 2).map(({ name }) => name)).toEqual([
    'mile',
    'far',
    'near',
    'hill',
    'none',
  ])
})
