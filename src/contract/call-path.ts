type Fields = Record<string, unknown>

/** The path or query parameters of a call's input; none where it has none. */
export const fieldsOf = (input: object, part: 'path' | 'query'): Fields => {
  const fields: unknown = Object.entries(input).find(([name]) => name === part)?.[1]
  return typeof fields === 'object' && fields !== null ? { ...fields } : {}
}

// No address can hold half of a surrogate pair; older browsers lack `toWellFormed`.
const encode = (value: unknown): string =>
  encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD'))

/** Fills the path of a call key (`PUT /cart/v1/cart/{basketId}/item`). A slash within a parameter is encoded. */
export const callPath = (key: string, parameters: Fields): { method: string; path: string } => {
  const [method = 'GET', template = '/'] = key.split(' ')
  return { method, path: template.replace(/\{(\w+)\}/g, (_, name: string) => encode(parameters[name])) }
}
