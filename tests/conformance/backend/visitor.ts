import { deepStrictEqual } from 'node:assert/strict'
import { z } from 'zod'
import { expect } from 'vitest'
import { calls, type AnyCallKey, type CallInput, type CallOutput } from '#src/contract/calls.ts'
import { errorResponseSchema, type ErrorId, type ErrorResponse } from '#src/contract/errors.ts'
import type { Backend, EmbeddedBackend } from '#src/backend/api/api-fetch.ts'
import { createDirectVisitor } from './direct-visitor.ts'

type Sent = { body?: unknown; headers?: Record<string, string>; text?: string }

const fill = (path: string, values: object): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(Reflect.get(values, name))))

const part = (input: object, name: string): object | undefined => {
  const value: unknown = Reflect.get(input, name)
  return typeof value === 'object' && value !== null ? value : undefined
}

/** Whether a call changes nothing, so that it may be made twice. */
const onlyReads = (key: AnyCallKey): boolean => key.startsWith('GET ')

/**
 * Someone with a browser: keeps the cookies they are given. Every answer is held against the contract, and reading calls and
 * refusals of an embedded back end against those of a page that calls it directly.
 */
export const createVisitor = (backend: Backend | EmbeddedBackend) => {
  const cookies = new Map<string, string>()

  const send = async (method: string, path: string, { body, text, headers = {} }: Sent = {}) => {
    const json = text ?? (body === undefined ? undefined : JSON.stringify(body))
    const request = new Request(`http://shop.test${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: json }),
    })
    const response = await backend.fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }

  const request = async <K extends AnyCallKey>(key: K, input: CallInput<K>, locale?: string) => {
    const [method = '', path = ''] = key.split(' ')
    const query = part(input, 'query')
    const search = query ? `?${new URLSearchParams(Object.entries(query)).toString()}` : ''
    const address = fill(path, part(input, 'path') ?? {}) + search
    return send(method, address, {
      body: part(input, 'body'),
      headers: locale === undefined ? {} : { 'x-locale': locale },
    })
  }

  /** The same call from a page of the back end's process; undefined where it is elsewhere. */
  const callDirectly = async <K extends AnyCallKey>(key: K, input: CallInput<K>, locale?: string) =>
    'call' in backend ? createDirectVisitor(backend, cookies).call(key, input, locale) : undefined

  return {
    cookies,
    send,

    /** A call that must succeed. */
    call: async <K extends AnyCallKey>(
      key: K,
      input: CallInput<K>,
      locale?: string,
    ): Promise<CallOutput<K>> => {
      const response = await request(key, input, locale)
      const body: unknown = await response.json()
      expect({ status: response.status, body }).toMatchObject({ status: 200 })
      const out: CallOutput<K> = parseOutput(key, body)
      expect(out).toEqual(body)
      const direct = onlyReads(key) ? await callDirectly(key, input, locale) : undefined
      if (direct) deepStrictEqual(direct, { ok: true, value: body })
      return out
    },

    /** A call that must fail with this code. */
    refused: async <K extends AnyCallKey>(
      errorId: ErrorId,
      key: K,
      input: CallInput<K>,
      locale?: string,
    ): Promise<ErrorResponse['errorDetails'][number]> => {
      const { error, status } = await refusal(await request(key, input, locale), errorId)
      const direct = await callDirectly(key, input, locale)
      if (direct) {
        const correlationId = 'a-page'
        const additionalInfo = waitingLess(error.additionalInfo ?? {}, direct)
        deepStrictEqual(direct, { ok: false, error: { ...error, additionalInfo, status, correlationId } })
      }
      return error
    },
  }
}

const waitingSchema = z.looseObject({
  error: z.looseObject({ additionalInfo: z.looseObject({ retryAfter: z.number() }) }),
})

/** What a refusal tells, as it is some moments later: seconds to wait are no more than they were. */
function waitingLess(told: Record<string, unknown>, later: unknown): Record<string, unknown> {
  const { data } = waitingSchema.safeParse(later)
  if (!data || typeof told['retryAfter'] !== 'number') return told
  const { retryAfter } = data.error.additionalInfo
  expect(retryAfter).toBeLessThanOrEqual(told['retryAfter'])
  return { ...told, retryAfter }
}

function parseOutput<K extends AnyCallKey>(key: K, body: unknown): CallOutput<K>
function parseOutput(key: AnyCallKey, body: unknown): unknown {
  return calls[key].out.parse(body)
}

/** Checks an error answer's form and first code. */
export const refusal = async (response: Response, errorId: ErrorId) => {
  const body = errorResponseSchema.parse(await response.json())
  const [error] = body.errorDetails
  expect({ status: response.status, error }).toMatchObject({ error: { errorId } })
  expect(body.appId).toBe('welt')
  expect(body.correlationId).toBe(response.headers.get('x-correlation-id'))
  expect(JSON.stringify(body)).not.toMatch(/\.ts:|node_modules|select |insert /i)
  if (!error) throw new Error('an error answer names at least one error')
  return { error, all: body.errorDetails, status: response.status }
}

export type Visitor = ReturnType<typeof createVisitor>

/** A visitor with a session, and with a cart. */
export const shopper = async (backend: Backend | EmbeddedBackend) => {
  const visitor = createVisitor(backend)
  await visitor.call('POST /token/v2/auth/token', {})
  const cart = await visitor.call('POST /cart/v1/cart', {})
  const add = (upc: string, qty = 1, productId = 'FELLBOOT1') =>
    visitor.call('POST /cart/v1/item', { body: { cartId: cart.id, productId, upc, qty } })
  const read = (locale?: string) =>
    visitor.call('GET /cart/v1/cart/{basketId}', { path: { basketId: cart.id } }, locale)
  return { ...visitor, cartId: cart.id, add, read }
}
