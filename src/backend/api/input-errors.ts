import type { z } from 'zod'
import { apiError, type ApiError } from '#src/contract/errors.ts'

/** Most wrong fields one answer names. */
const maxErrors = 10

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )

const errorsOf = (issue: z.core.$ZodIssue, input: unknown): ApiError[] => {
  // The first step says path, query or body, which the caller need not know.
  const field = issue.path.slice(1).join('.') || String(issue.path[0] ?? 'body')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      apiError(
        'ATTR300',
        { field: [...issue.path.slice(1), key].join('.') },
        `The field ${key} is not known.`,
      ),
    )
  if (valueAt(input, issue.path) === undefined)
    return [apiError('ATTR100', { field }, `The field ${field} is missing.`)]
  return [apiError('ATTR200', { field }, `The field ${field} has a wrong value: ${issue.message}`)]
}

/**
 * Names every field that is missing (ATTR100), wrong (ATTR200) or not known (ATTR300).
 * @param input what was parsed: `{ path, query, body }`
 */
export const inputErrors = (error: z.ZodError, input: unknown): ApiError[] =>
  error.issues.flatMap((issue) => errorsOf(issue, input)).slice(0, maxErrors)
