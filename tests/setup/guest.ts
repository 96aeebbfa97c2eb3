import { z } from 'zod'

const cartSchema = z.object({
  id: z.string(),
  items: z.array(z.object({ id: z.string(), upc: z.string(), qty: z.number() })),
})

type GuestCart = z.infer<typeof cartSchema>

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
  const cookies = token.headers.getSetCookie().map((one) => one.split(';')[0])
  const headers = { ...plain, cookie: cookies.join('; ') }
  const created = await answered(await fetch(`${shop}/cart/v1/cart`, { method: 'POST', headers }))
  return guestAt(shop, { headers, cartId: cartSchema.parse(await created.json()).id })
}

/** A known guest at a shop, such as one that was started anew. */
export function guestAt(shop: string, { headers, cartId }: Pick<Guest, 'headers' | 'cartId'>): Guest {
  const call: Guest['call'] = (method, path, body) =>
    fetch(`${shop}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const cart = async () =>
    cartSchema.parse(await (await answered(await call('GET', `/cart/v1/cart/${cartId}`))).json())
  return { headers, cartId, call, cart }
}

async function answered(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
