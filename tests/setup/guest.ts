import { z } from 'zod'

const cartSchema = z.object({
  id: z.string(),
  items: z.array(z.object({ id: z.string(), upc: z.string(), qty: z.number() })),
})

export type GuestCart = z.infer<typeof cartSchema>

/** A guest of a shop's API outside a browser: its session cookie and its cart. */
export type Guest = {
  headers: Record<string, string>
  cartId: string
  /** Calls the API as this guest; the answer is returned whatever its status. */
  call: (method: string, path: string, body?: unknown) => Promise<Response>
  /** The guest's cart as the shop knows it now. */
  cart: () => Promise<GuestCart>
}

/** Opens a session and an empty cart at the shop. Throws when either is refused. */
export async function newGuest(shop: string, locale = 'en-us'): Promise<Guest> {
  const plain = { 'content-type': 'application/json', 'x-locale': locale }
  const token = await answered(await fetch(`${shop}/token/v2/auth/token`, { method: 'POST', headers: plain }))
  const cookie = token.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const headers = { ...plain, cookie }
  const call: Guest['call'] = (method, path, body) =>
    fetch(`${shop}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const read = async (answer: Response) => cartSchema.parse(await (await answered(answer)).json())
  const { id } = await read(await call('POST', '/cart/v1/cart'))
  return { headers, cartId: id, call, cart: async () => read(await call('GET', `/cart/v1/cart/${id}`)) }
}

async function answered(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
