import { callPath, fieldsOf } from '#src/contract/call-path.ts'

/** A call as it goes on the wire, before headers. */
export type CallRequest = { method: string; path: string; body?: string }

/**
 * Fills a call key (`PUT /cart/v1/cart/{basketId}/item`) with its input: parameters into the path, the query and the
 * locale behind it, the body as JSON. A list in the query is the parameter repeated. A slash within a parameter is encoded.
 */
export const callRequest = (key: string, input: object, locale: string): CallRequest => {
  const { method, path } = callPath(key, fieldsOf(input, 'path'))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fieldsOf(input, 'query')))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  query.set('locale', locale)
  const request = { method, path: `${path}?${query.toString()}` }
  return 'body' in input ? { ...request, body: JSON.stringify(input.body) } : request
}
