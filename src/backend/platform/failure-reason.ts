const maxLength = 200

/** What may be somebody's or secret in the words of an error: quoted values, addresses of mail and web, long numbers and tokens. */
const confidential = [
  /(["'`])(?:(?!\1).)*\1/g,
  /\S+@\S+/g,
  /\b[a-z][\w+.-]*:\/\/\S+/gi,
  /\([^)]*\)=\([^)]*\)/g,
  /(?:\d[\s./-]?){5,}/g,
  /[\w+/=-]{24,}/g,
]

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** The error at the end of a chain of causes: the others say what was wanted, a statement with its values perhaps. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error

/** Why something failed, in at most 200 characters that may be kept and shown: neither personal nor secret. */
export const failureReason = (error: unknown): string => {
  const root = rootOf(error)
  if (!(root instanceof Error)) return 'Error'
  const [line = ''] = root.message.split('\n')
  const words = confidential.reduce((text, pattern) => text.replace(pattern, '…'), line)
  return [root.name, codeOf(root), words]
    .filter((part) => part !== undefined && part !== '')
    .join(': ')
    .slice(0, maxLength)
}
