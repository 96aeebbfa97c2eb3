import { z } from 'zod'
import type { WebhookEndpoint } from '#src/backend/orders/webhooks/webhook-endpoint.ts'

const prefix = 'whsec_'

/** A secret as Standard Webhooks writes it: `whsec_` and 24 to 64 bytes in Base64. */
const secret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]+=*$/, 'is whsec_ and a key in Base64')
  .transform((text) => Buffer.from(text.slice(prefix.length), 'base64'))
  .refine(({ length }) => length >= 24 && length <= 64, 'holds a key of 24 to 64 bytes')

const endpointSchema = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is made of letters in lower case, digits and -'),
    url: z.url({ protocol: /^https?$/ }).refine((url) => {
      const { username, password } = new URL(url)
      return username === '' && password === ''
    }, 'names no user'),
    secret,
    previousSecret: secret.optional(),
  })
  .transform(({ name, url, secret: current, previousSecret }): WebhookEndpoint => ({
    name,
    url,
    secrets: previousSecret ? [current, previousSecret] : [current],
  }))

const readJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    context.addIssue('is no JSON')
    return z.NEVER
  }
}

/** Who listens to orders, as JSON: `[{ "name", "url", "secret", "previousSecret"? }]`. */
export const webhookEndpoints = z
  .string()
  .transform(readJson)
  .pipe(z.array(endpointSchema).max(20))
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'gives each a name of its own')
