import { expect, it } from 'vitest'
import type { Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

type Shopper = Awaited<ReturnType<typeof shopper>>

/** What is asked, of a cart with two line items where it is about one. */
type Budget = {
  name: string
  request: (visitor: Shopper, itemId: string) => { method: string; path: string; body?: object }
  /** Statements in a process that knows catalogue and promotions. */
  statements: number
}

/** Most of anything in a process that has just begun, and reads what it keeps. */
const firstBudget = 6

/** The queue of jobs polls meanwhile, on the one connection that PGlite has. */
const isOfQueue = (statement: string): boolean => statement.includes('pgboss')

const boots = { productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 }
const get = (path: string) => () => ({ method: 'GET', path })

const budgets: Budget[] = [
  { name: 'a new cart', statements: 1, request: () => ({ method: 'POST', path: '/cart/v1/cart' }) },
  {
    name: 'a cart with an item',
    statements: 2,
    request: () => ({ method: 'POST', path: '/cart/v1/cartWithItem', body: boots }),
  },
  {
    name: 'the cart',
    statements: 2,
    request: ({ cartId }) => ({ method: 'GET', path: `/cart/v1/cart/${cartId}` }),
  },
  {
    name: 'an add',
    statements: 2,
    request: ({ cartId }) => ({ method: 'POST', path: '/cart/v1/item', body: { ...boots, cartId } }),
  },
  {
    name: 'another quantity',
    statements: 2,
    request: ({ cartId }, itemId) => ({
      method: 'PUT',
      path: `/cart/v1/cart/${cartId}/item`,
      body: { cartId, itemId, qty: 2 },
    }),
  },
  {
    name: 'a removal',
    statements: 2,
    request: ({ cartId }, itemId) => ({ method: 'DELETE', path: '/cart/v1/item', body: { cartId, itemId } }),
  },
  { name: 'a product', statements: 0, request: get('/products/v2/products/FELLBOOT1/details') },
  {
    name: 'a product by its slug',
    statements: 1,
    request: get('/products/v2/products?slug=fell-boot'),
  },
  {
    name: 'the stock of a product',
    statements: 0,
    request: get('/products/v2/products/FELLBOOT1/inventory'),
  },
  { name: 'a listing', statements: 0, request: get('/products/v2/catalog?categoryId=1000') },
  { name: 'a search', statements: 0, request: get('/products/v2/search/productSearch?q=boot') },
]

/** How often the database is asked. It is the same on every engine and machine. */
export const describeStatements = (shop: () => Shop): void => {
  it.each(budgets)('asks no more than it must for $name', async ({ name, request, statements }) => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-9')
    const { items } = await visitor.add('boot-frn-8')
    const { cookies, send } = createVisitor(shop().another())
    for (const [cookie, value] of visitor.cookies) cookies.set(cookie, value)
    const count = async (itemId = ''): Promise<number> => {
      const { method, path, body } = request(visitor, itemId)
      shop().statements.length = 0
      const response = await send(method, path, { body })
      expect({ status: response.status, name }).toEqual({ status: 200, name })
      return shop().statements.filter((statement) => !isOfQueue(statement)).length
    }
    expect(await count(items[0]?.id)).toBeLessThanOrEqual(firstBudget)
    expect(await count(items[1]?.id)).toBe(statements)
  })
}
