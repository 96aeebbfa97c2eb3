import { expect, it } from 'vitest'
import { editorCookie, staffCookie } from '#src/contract/cookies.ts'
import { checkPaymentPagesJob } from '#src/backend/ops/page-checks.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { calls } from '#src/contract/calls.ts'
import { clientHeader } from '#src/contract/headers.ts'
import type { Call } from '#src/contract/call.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { fragileJob, fragility } from './fragile-job.ts'
import { opening, previewKey, shopSecret, staffKey, type Shop } from './shop.ts'
import { createVisitor, refusal } from './visitor.ts'
import { staffVisitor } from './staff-visitor.ts'

const failedJobs = 'GET /ops/v1/failed-jobs'

/** Who may make the calls of staff, and what they do about work in the background. */
export const describeStaffCalls = (shop: () => Shop): void => {
  it('lets nobody but staff make their calls, whatever else is wrong with them', async () => {
    const staffCalls = Object.entries<Call>(calls).filter(([, { staff }]) => staff)
    expect(staffCalls.length).toBeGreaterThan(2)
    const clock = () => opening
    const limiters = createRateLimiters(undefined)
    const editors = createEditors({ previewKey, secret: shopSecret, clock, limiters })
    const editor = await editors.signIn(previewKey, 'editor')
    const token = editor.ok ? editor.value : ''
    const others: Record<string, string>[] = [
      {},
      { 'x-auth-access-key': staffKey },
      { authorization: 'Bearer wrong' },
      { authorization: `Bearer ${previewKey}` },
      { cookie: `${editorCookie}=${token}` },
      { cookie: `${staffCookie}=${token}` },
      { cookie: `${staffCookie}=${staffKey}` },
    ]
    for (const [key, { limit, session }] of staffCalls) {
      expect({ key, limit: limit !== undefined, session }).toEqual({ key, limit: true, session: false })
      const [method = '', path = ''] = key.split(' ')
      for (const headers of others)
        await refusal(await createVisitor(shop().backend).send(method, path, { headers }), 'AUT404')
    }
  })

  it('lets staff in by their cookie, and programs by the key', async () => {
    const staff = await staffVisitor(shop())
    await staff.call(failedJobs, {})
    const program = await createVisitor(shop().backend).send('GET', '/ops/v1/failed-jobs', {
      headers: { authorization: `Bearer ${staffKey}`, [clientHeader]: 'program' },
    })
    expect(program.status).toBe(200)
  })

  it('tells what the last check of the payment pages found', async () => {
    const staff = await staffVisitor(shop())
    const check = (at: string, found: string[]) =>
      checkPaymentPagesJob(
        shop().database.sql,
        () => at,
        silentLog,
        async () => found,
      ).run({})
    const told = async () => (await staff.call('GET /ops/v1/warnings', {})).paymentPages
    expect(await told()).toBeUndefined()
    await check('2026-06-01T04:23:00.000Z', ['/en-us/checkout/billing: a script that is not listed: /x.js'])
    expect(await told()).toEqual({
      checkedAt: '2026-06-01T04:23:00.000Z',
      differences: ['/en-us/checkout/billing: a script that is not listed: /x.js'],
    })
    await check('2026-06-02T04:23:00.000Z', [])
    expect(await told()).toEqual({ checkedAt: '2026-06-02T04:23:00.000Z', differences: [] })
  })

  it('shows jobs that failed for good, without what is personal, has them done anew, and drops them', async () => {
    const staff = await staffVisitor(shop())
    const { jobs } = shop()
    fragility.isBroken = true
    await jobs.unitOfWork(async ({ send }) => {
      await send(fragileJob, { orderNumber: 'M-1', email: 'zoe@example.com' })
      await send(fragileJob, { orderNumber: 'M-2', email: 'kim@example.com' })
    })
    const list = async () => staff.call(failedJobs, {})
    await expect.poll(async () => (await list()).total).toBe(2)
    const failed = (await list()).jobs.toSorted((one, other) =>
      `${one.about}`.localeCompare(`${other.about}`),
    )
    expect(failed).toMatchObject([
      { name: 'fragile', about: 'M-1', reason: 'Error: The mailbox of … is full.', attempts: 2 },
      { name: 'fragile', about: 'M-2' },
    ])
    expect(JSON.stringify(failed)).not.toContain('example.com')
    const [first, second] = failed

    const gone = { path: { jobId: crypto.randomUUID() } }
    await staff.refused('API404', 'POST /ops/v1/failed-jobs/{jobId}/retry', gone)
    await staff.refused('API404', 'DELETE /ops/v1/failed-jobs/{jobId}', gone)
    const dropped = await staff.call('DELETE /ops/v1/failed-jobs/{jobId}', {
      path: { jobId: second?.id ?? '' },
    })
    expect(dropped).toMatchObject({ total: 1, jobs: [{ about: 'M-1' }] })
    fragility.isBroken = false
    const retried = await staff.call('POST /ops/v1/failed-jobs/{jobId}/retry', {
      path: { jobId: first?.id ?? '' },
    })
    expect(retried).toEqual({ total: 0, jobs: [] })
    await expect.poll(() => fragility.done).toEqual(['M-1'])
    fragility.done.length = 0
  })
}
