import { err, type Result } from '#src/base/result.ts'
import type { NoContent, Sourced } from '#src/contract/content/content-source.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'

const errorOf = ({ kind, until }: NoContent): ApiError<'GEN502' | 'CNT404'> => {
  if (kind === 'unavailable') return apiError('GEN502')
  return until === undefined ? apiError('CNT404') : apiError('CNT404', { until })
}

/**
 * A content source's word as an answer of the API: CNT404 where there is nothing, with the instant at which a schedule
 * changes that, GEN502 where it cannot be had.
 */
export const contentResponse = async <T>(
  sourced: Sourced<T>,
): Promise<Result<T, ApiError<'GEN502' | 'CNT404'>>> => {
  const found = await sourced
  return found.ok ? found : err(errorOf(found.error))
}
