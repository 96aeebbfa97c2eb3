import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import type { ClientError } from '#src/contract/client-failure.ts'

/** Products whose variants are chosen, each read once a page; what failed is read again. */
export const createProducts = (call: Client['call']) => {
  const known = new Map<string, Promise<Result<Product, ClientError>>>()

  const read = async (productId: string): Promise<Result<Product, ClientError>> => {
    const answer = await call('GET /products/v2/products/{productId}/details', { path: { productId } })
    if (!answer.ok) known.delete(productId)
    return answer
  }

  return {
    read: (productId: string): Promise<Result<Product, ClientError>> => {
      const reading = known.get(productId) ?? read(productId)
      known.set(productId, reading)
      return reading
    },
  }
}
