import { expect, expectTypeOf, it } from 'vitest'
import { ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { createPreviewAccess } from '#src/backend/identity/preview-access.ts'
import { createSessions } from '#src/backend/identity/sessions.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { respondToCall } from './respond-to-call.ts'
import { createCallLimiters } from './call-limits.ts'
import type { Handler } from './handler.ts'

const now = '2026-06-01T12:00:00.000Z'
const secret = 'a secret of tests, long enough'

const answering = (timestamp: string, checksOutput: boolean) => {
  const sessions = createSessions(
    secret,
    () => now,
    () => 'id',
  )
  const limiters = createCallLimiters(createRateLimiters(undefined))
  const clock = () => now
  const editors = createEditors({
    previewKey: undefined,
    secret,
    clock,
    limiters: createRateLimiters(undefined),
  })
  const preview = createPreviewAccess(editors, clock)
  const isStaff = async () => false
  const access = { sessions, preview, isStaff, limiters, checksOutput }
  const answer = respondToCall('GET /fapi/server/time', async () => ok({ timestamp }), access)
  const request = new Request('http://shop.test/fapi/server/time')
  return answer({ request, path: {}, query: new URLSearchParams(), correlationId: 'c' })
}

it('takes an answer that breaks the contract for a bug, outside production', async () => {
  expect((await answering(now, true)).status).toBe(200)
  await expect(answering('tomorrow', true)).rejects.toThrow()
  expect((await answering('tomorrow', false)).status).toBe(200)
})

it('lets a handler answer with the codes its call declares, and no others', () => {
  const undeclared = async () => ({ ok: false as const, error: apiError('BSK404') })
  expectTypeOf(undeclared).toExtend<Handler<'GET /cart/v1/cart/{basketId}'>>()
  expectTypeOf(undeclared).not.toExtend<Handler<'GET /fapi/server/time'>>()
})
