import type { FormValues } from '#src/components/form/form-field.ts'
import { isSameOriginPost } from '#src/rules/navigation/same-origin.ts'

/** Most characters of a field that are read: more than any of them takes, so that its own bound is told. */
const longest = 10_000

/** More than any form has: to take a form apart holds the process up, the longer the more fields it has. */
const maxBytes = 64 * 1024
const maxFields = 200

const ampersand = '&'.charCodeAt(0)

const formOf = async (request: Request): Promise<FormData | undefined> => {
  const body = new Uint8Array(await request.arrayBuffer())
  const type = request.headers.get('content-type') ?? ''
  const isPlain = type.startsWith('application/x-www-form-urlencoded')
  if (body.length > maxBytes) return undefined
  if (isPlain && body.filter((byte) => byte === ampersand).length >= maxFields) return undefined
  return new Response(body, { headers: { 'content-type': type } }).formData()
}

/** The texts of a posted form; a response where it comes from another site, is no form, or is larger than any is. */
export const readForm = async (request: Request): Promise<FormValues | Response> => {
  if (!isSameOriginPost(request.headers, request.headers.get('host') ?? ''))
    return new Response('This form was sent from another site.', { status: 403 })
  const form = await formOf(request).catch(() => undefined)
  if (!form) return new Response('This is no form of this shop.', { status: 400 })
  const texts: FormValues = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, longest)]] : [],
    ),
  )
  return texts
}
