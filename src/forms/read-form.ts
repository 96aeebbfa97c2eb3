import { usualBodyBytes } from '#src/contract/call.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { isSameOriginPost } from '#src/rules/navigation/same-origin.ts'

/** Most characters of a field that are read: more than any of them takes, so that its own bound is told. */
const longest = 10_000

/** More than any form has: to take a form apart holds the process up, the longer the more fields it has. */
const maxFields = 200

const ampersand = '&'.charCodeAt(0)

/** What parts of a form with files are apart by (RFC 2046, section 5.1.1); empty for other forms. */
const boundaryOf = (type: string): string => /;\s*boundary="?([^";]+)/i.exec(type)?.[1] ?? ''

const hasTooManyParts = (body: Buffer, boundary: string): boolean => {
  let at = -1
  for (let parts = 0; parts <= maxFields; parts += 1) {
    at = body.indexOf(boundary, at + 1)
    if (at < 0) return false
  }
  return true
}

const formOf = async (request: Request, maxBytes: number): Promise<FormData | 'tooLarge' | undefined> => {
  const body = Buffer.from(await request.arrayBuffer())
  const type = request.headers.get('content-type') ?? ''
  const isPlain = type.startsWith('application/x-www-form-urlencoded')
  if (body.length > maxBytes) return 'tooLarge'
  if (isPlain && body.filter((byte) => byte === ampersand).length >= maxFields) return undefined
  if (!isPlain && hasTooManyParts(body, boundaryOf(type) || '--')) return undefined
  return new Response(body, { headers: { 'content-type': type } }).formData()
}

const noForm = () => new Response('This is no form of this shop.', { status: 400 })
const tooLarge = () => new Response('This form is too large.', { status: 413 })

/** A posted form with its files, or that it is too large; a response where it comes from another site, or is none. */
export const readFormData = async (
  request: Request,
  maxBytes: number,
): Promise<FormData | 'tooLarge' | Response> => {
  if (!isSameOriginPost(request.headers, request.headers.get('host') ?? ''))
    return new Response('This form was sent from another site.', { status: 403 })
  return (await formOf(request, maxBytes).catch(() => undefined)) ?? noForm()
}

/** The texts of a form. */
export const textsOf = (form: FormData): FormValues =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, longest)]] : [],
    ),
  )

/** The texts of a posted form; a response where it comes from another site, is no form, or is larger than any is. */
export const readForm = async (request: Request): Promise<FormValues | Response> => {
  const form = await readFormData(request, usualBodyBytes)
  if (form instanceof Response) return form
  return form === 'tooLarge' ? tooLarge() : textsOf(form)
}
