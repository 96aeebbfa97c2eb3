import { err } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import { calls } from '#src/contract/calls.ts'
import { readMockFault } from '#src/rules/errors/mock-fault.ts'

/**
 * Makes the calls of a page fail as its request's mock headers want it, outside production. Only calls for the visitor fail:
 * content and catalogue stay, so that the page can say what went wrong.
 */
export const mockCalls = (call: Client['call'], headers: Headers, correlationId: string): Client['call'] => {
  const fault = readMockFault(headers)
  if (!fault) return call
  return async (key, input) => {
    if (!calls[key].session) return call(key, input)
    await new Promise((resolve) => setTimeout(resolve, fault.delayMs))
    const { errorId = 'UNREADABLE', status, additionalInfo } = fault
    if (fault.errorId === undefined && status === 200) return call(key, input)
    return err({ errorId, message: '', status, additionalInfo, correlationId })
  }
}
