import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { PrintedDocument } from '#src/backend/documents/printed-document.ts'
import type { FromClient, PrintingDependencies } from '../store/order-dependencies.ts'

/** Seconds after which a client who found the printer busy may try again. */
const retryAfter = 5

/** Prints a document into a named file. GEN429 while too many are printed, in all or for the client. */
export const printFile = async (
  { print }: Pick<PrintingDependencies, 'print'>,
  fileName: string,
  document: PrintedDocument,
  { client }: FromClient = {},
): Promise<
  Result<{ fileName: string; mediaType: 'application/pdf'; content: string }, ApiError<'GEN429'>>
> => {
  const printed = await print(document, client)
  if (!printed.ok) return err(apiError('GEN429', { retryAfter }))
  const content = Buffer.from(printed.value).toString('base64')
  return ok({ fileName, mediaType: 'application/pdf', content })
}
