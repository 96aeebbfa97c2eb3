import { mockHeaders } from '#src/contract/headers.ts'

/** A fault that a request wants; without a code it is a bare status, and with status 200 only the delay. */
export type MockFault = {
  errorId: string | undefined
  additionalInfo: Record<string, string | number>
  status: number
  delayMs: number
}

/** Mock status defaults to 200 (specification, shopping, section 9). */
const usualStatus = 200
const maxDelayMs = 60_000

const whole = (text: string | null, from: number, to: number): number | undefined => {
  const number = Number(text ?? Number.NaN)
  return Number.isInteger(number) && number >= from && number <= to ? number : undefined
}

const infoOf = (parts: readonly string[]): MockFault['additionalInfo'] =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const [name = '', value] = part.split('=').map((one) => one.trim())
      if (name === '' || value === undefined) return []
      return [[name, /^\d{1,9}$/.test(value) ? Number(value) : value]]
    }),
  )

/** The fault that headers name; undefined when they name none, or none that makes sense. */
export const readMockFault = (headers: Pick<Headers, 'get'>): MockFault | undefined => {
  const [code = '', ...info] = (headers.get(mockHeaders.error) ?? '').split(';').map((part) => part.trim())
  const errorId = /^\w{2,40}$/.test(code) ? code : undefined
  const status = whole(headers.get(mockHeaders.status), 200, 599)
  const delayMs = whole(headers.get(mockHeaders.delay), 0, maxDelayMs)
  if (errorId === undefined && status === undefined && delayMs === undefined) return undefined
  return {
    errorId,
    additionalInfo: infoOf(info),
    status: status ?? usualStatus,
    delayMs: delayMs ?? 0,
  }
}
