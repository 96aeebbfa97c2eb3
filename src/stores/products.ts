import { ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { buyableProduct } from '#src/rules/catalogue/buyable-product.ts'
import type { BuyableProduct } from '#src/rules/catalogue/variant-choice.ts'

/** There is no such combination of colour and size. */
export const variantMissing: ClientError = {
  errorId: 'INV700',
  message: '',
  status: 409,
  additionalInfo: {},
  correlationId: '',
}

/** Products as one chooses their variants, each read once a page; what failed is read again. */
export const createProducts = (call: Client['call']) => {
  const known = new Map<string, Promise<Result<BuyableProduct, ClientError>>>()

  const read = async (productId: string): Promise<Result<BuyableProduct, ClientError>> => {
    const answer = await call('GET /products/v2/products/{productId}/details', { path: { productId } })
    if (answer.ok) return ok(buyableProduct(answer.value))
    known.delete(productId)
    return answer
  }

  return {
    read: (productId: string): Promise<Result<BuyableProduct, ClientError>> => {
      const reading = known.get(productId) ?? read(productId)
      known.set(productId, reading)
      return reading
    },
  }
}
