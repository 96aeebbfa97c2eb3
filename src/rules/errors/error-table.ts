import type { ClientFailure, PageFailure } from '#src/contract/client-failure.ts'
import { errorGroups, type ErrorId } from '#src/contract/errors.ts'
import type { ErrorRow } from '#src/contract/errors/error-row.ts'
import { cartErrorHandling } from './cart-error-handling.ts'
import type { ErrorHandling } from './error-handling.ts'
import { pageErrorHandling } from './page-error-handling.ts'

/** A row of the error catalogue; `status` is 0 of what no API answers. Its words stand in `src/messages/`. */
export type ErrorTableRow = ErrorHandling & {
  errorId: ErrorId | ClientFailure | PageFailure
  group: string
  status: number
}

const handling: Record<ErrorTableRow['errorId'], ErrorHandling> = {
  ...cartErrorHandling,
  ...pageErrorHandling,
}

const groups: Readonly<Record<string, Readonly<Record<string, ErrorRow>>>> = errorGroups

const groupOf = new Map(
  Object.entries(groups).flatMap(([group, codes]) =>
    Object.entries(codes).map(([errorId, { status }]) => [errorId, { group, status }] as const),
  ),
)

const isErrorId = (errorId: string): errorId is ErrorTableRow['errorId'] => errorId in handling

/** The whole error catalogue in the order of its groups; too large for browsers, which load the cart's part. */
export const errorTable: readonly ErrorTableRow[] = [
  ...new Set([...groupOf.keys(), ...Object.keys(handling)]),
].flatMap((errorId) =>
  isErrorId(errorId)
    ? [{ errorId, ...(groupOf.get(errorId) ?? { group: 'client', status: 0 }), ...handling[errorId] }]
    : [],
)
