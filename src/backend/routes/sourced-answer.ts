import { err, type Result } from '#src/base/result.ts'
import type { Sourced } from '#src/contract/content-source.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'

/** A content source's word as an answer of the API: CNT404 where there is nothing, GEN502 where it cannot be had. */
export const sourcedAnswer = async <T>(sourced: Sourced<T>): Promise<Result<T, ApiError>> => {
  const found = await sourced
  return found.ok ? found : err(apiError(found.error === 'notFound' ? 'CNT404' : 'GEN502'))
}
