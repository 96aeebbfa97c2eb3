import { beforeEach, expect, it } from 'vitest'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { loadProviderFields } from './provider-fields.ts'

const fields = { clientKey: 'test_key', environment: 'test' }
const opened = ok({ success: true, provider: 'adyen', locale: 'en-us', meta: { fields } })
const failure = (errorId: string): Result<never, ClientError> =>
  err({ errorId, message: '', status: 500, additionalInfo: {}, correlationId: '' })

const waits: number[] = []
let replies: Result<unknown, ClientError>[]
function reply<T>(): T
function reply(): unknown {
  return replies.shift()
}
const call: Client['call'] = async () => reply()
const load = () => loadProviderFields({ call, href: (path) => path }, async (ms) => waits.push(ms))

beforeEach(() => {
  waits.length = 0
})

it('asks for the session once more after three seconds where it is missing, and no third time', async () => {
  replies = [failure('GEN500'), opened]
  expect(await load()).toEqual(fields)
  replies = [failure('GEN500'), failure('GEN500'), opened]
  expect(await load()).toBeUndefined()
  expect(waits).toEqual([3000, 3000])
})

it('waits for nothing where the session is there, or none is needed', async () => {
  replies = [opened]
  expect(await load()).toEqual(fields)
  replies = [failure('PYT405'), opened]
  expect(await load()).toBeUndefined()
  expect(waits).toEqual([])
})
