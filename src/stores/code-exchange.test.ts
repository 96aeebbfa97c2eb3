import { expect, it } from 'vitest'
import { createClient } from '#src/client/client.ts'
import { apiError, errorCatalogue, type ErrorId } from '#src/contract/errors.ts'
import { exchangeCode } from './code-exchange.ts'

const body = { code: 'x'.repeat(43), codeVerifier: 'v'.repeat(43) }
const signedIn = { consumerNo: '1234567890', consumerType: 'REGISTERED' }

/** Exchanges a code where the shop refuses so often before it agrees, and tells what came of it. */
const exchanged = async (...refusals: ErrorId[]) => {
  const waits: number[] = []
  let requests = 0
  const { call } = createClient({
    baseUrl: 'https://shop.example',
    locale: 'en-us',
    region: 'NORA',
    newId: () => 'id',
    fetch: async () => {
      const errorId = refusals[requests++]
      if (!errorId) return Response.json(signedIn)
      const refusal = { errorDetails: [apiError(errorId)], appId: 'test', correlationId: 'c' }
      return Response.json(refusal, { status: errorCatalogue[errorId].status })
    },
  })
  const result = await exchangeCode({ call, wait: async (ms) => void waits.push(ms) }, body)
  return { result, waits, requests }
}

it('tries a code whose exchange is under way once more after two seconds', async () => {
  const { result, waits, requests } = await exchanged('AUT409')
  expect(result).toEqual({ ok: true, value: signedIn })
  expect({ waits, requests }).toEqual({ waits: [2000], requests: 2 })
})

it('tells a duplicated token where it was exchanged before', async () => {
  const { result, requests } = await exchanged('AUT409', 'AUT409')
  expect(result).toMatchObject({ ok: false, error: { errorId: 'AUT409' } })
  expect(requests).toBe(2)
})

it('tries nothing again that is refused for another reason', async () => {
  const { result, requests } = await exchanged('AUT432')
  expect(result).toMatchObject({ ok: false, error: { errorId: 'AUT432' } })
  expect(requests).toBe(1)
})
