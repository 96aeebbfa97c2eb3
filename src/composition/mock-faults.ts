import type { NewId } from '#src/base/ids.ts'
import { errorCatalogue } from '#src/contract/errors.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { readMockFault, type MockFault } from '#src/rules/errors/mock-fault.ts'

const messages: ReadonlyMap<string, string> = new Map(
  Object.entries(errorCatalogue).map(([errorId, { message }]) => [errorId, message]),
)

const faultResponse = ({ errorId, additionalInfo, status }: MockFault, correlationId: string): Response => {
  const headers = { 'cache-control': 'no-store', [requestHeaders.correlationId]: correlationId }
  if (errorId === undefined) return new Response(null, { status, headers })
  const detail = { errorId, message: messages.get(errorId) ?? '', additionalInfo }
  return Response.json({ errorDetails: [detail], appId: 'welt', correlationId }, { status, headers })
}

/** Answers API requests that name a fault with that fault, and lets all others through. For shops outside production alone. */
export const withMockFaults =
  (answer: (request: Request) => Promise<Response>, newId: NewId, wait: (ms: number) => Promise<void>) =>
  async (request: Request): Promise<Response> => {
    const fault = readMockFault(request.headers)
    if (!fault) return answer(request)
    await wait(fault.delayMs)
    if (fault.errorId === undefined && fault.status === 200) return answer(request)
    return faultResponse(fault, request.headers.get(requestHeaders.correlationId) ?? newId())
  }
