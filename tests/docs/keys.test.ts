import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { err, ok } from '#src/base/result.ts'
import { callRoutes } from '#src/backend/api/call-routes.ts'
import { createCallLimiters } from '#src/backend/api/call-limits.ts'
import { runCall, type CallErrors } from '#src/backend/api/run-call.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { createPreviewAccess } from '#src/backend/identity/preview-access.ts'
import { createSessions, type SessionCustomer } from '#src/backend/identity/sessions.ts'
import { createStaff } from '#src/backend/identity/staff.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import type { AnyCallKey } from '#src/contract/calls.ts'
import { editorCookie, sessionCookie, staffCookie } from '#src/contract/cookies.ts'
import { apiError } from '#src/contract/errors.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { sites } from '#src/contract/sites.ts'

const sold = {
  storeId: 'us-portland',
  storeName: 'Portland',
  storeEmployeeId: 'P-104',
  storeEmployeeName: 'Sam',
}
const clock = () => '2026-06-01T12:00:00.000Z'
const secret = 'a secret of tests, long enough to sign'
const [previewKey, staffKey] = ['the preview key of tests', 'the staff key of tests']
const limiters = createRateLimiters(undefined)
const sessions = createSessions(secret, clock, () => crypto.randomUUID())
const editors = createEditors({ previewKey, secret, clock, limiters })
const staff = createStaff({ staffKey, secret, clock, limiters })
const access = {
  sessions,
  customers: {
    renewToken: async () => undefined,
    isLive: async () => true,
    cookies: { lifetimeSeconds: 60, secure: false },
  },
  preview: createPreviewAccess(editors, clock),
  isStaff: staff.isCaller,
  limiters: createCallLimiters(limiters),
  checksOutput: true,
}

type Given = { cookies?: string; accessKey?: string; authorization?: string; previewDate?: string }

/** The mode in which a call about content is made is a part of its address. */
const modes = ['publish', 'preview'] as const

type Route = { key: AnyCallKey; route: string; path: Record<string, string> }

/** Every call as it may be made: its key, its address and what of the address decides. */
const routes = callRoutes.flatMap(({ key }): Route[] =>
  key.includes('{mode}')
    ? modes.map((mode) => ({ key, route: key.replace('{mode}', mode), path: { mode } }))
    : [{ key, route: key, path: {} }],
)

/** Why a call is refused to the bearer of something, before anything else is looked at; undefined where they are let in. */
const refusalOf = async (
  key: AnyCallKey,
  path: Record<string, string>,
  { cookies, ...given }: Given,
): Promise<CallErrors[0] | undefined> => {
  const caller = { client: null, channel: null, accessKey: null, previewDate: null, ...given }
  const run = runCall(key, async () => Promise.reject(new Error('let in')), access)
  const attempt = {
    caller: { ...caller, cookies: cookies ?? null },
    site: ok(sites[0]),
    path,
    query: {},
    keepCookie: () => undefined,
    body: async () => err(apiError('API415')),
  }
  const result = await run(attempt).catch(() => undefined)
  return result?.ok === false ? result.error[0] : undefined
}

const letsIn = async (key: AnyCallKey, path: Record<string, string>, given: Given): Promise<boolean> => {
  const refusal = await refusalOf(key, path, given)
  return !(refusal && ['AUT404', 'AUT432'].includes(refusal.errorId))
}

const customerOf = (consumerType: 'REGISTERED' | 'ASSOCIATE'): SessionCustomer => ({
  customerId: crypto.randomUUID(),
  loginId: crypto.randomUUID(),
  consumerType,
  ...(consumerType === 'ASSOCIATE' ? { sale: sold } : {}),
})

/** What somebody may bring, in the words of the table, each of the ways to bring it. */
type Bringer = { has: string[]; ways: Given[] }

const bringers: Bringer[] = []

beforeAll(async () => {
  const session = async (customer?: SessionCustomer): Promise<string> => {
    const { token } = await (customer ? sessions.signCustomer(customer) : sessions.sign())
    return `${sessionCookie}=${token}`
  }
  const [editor, member] = [await editors.signIn(previewKey, 'editor'), await staff.signIn(staffKey, 'staff')]
  const [editing, staffing] = [
    `${editorCookie}=${editor.ok ? editor.value : ''}`,
    `${staffCookie}=${member.ok ? member.value : ''}`,
  ]
  const keyHolders: Bringer[] = [
    { has: [], ways: [{}] },
    { has: ['the preview key'], ways: [{ accessKey: previewKey }, { cookies: editing }] },
    { has: ['the staff key'], ways: [{ authorization: `Bearer ${staffKey}` }, { cookies: staffing }] },
    { has: ['the preview key', 'the staff key'], ways: [{ cookies: `${editing}; ${staffing}` }] },
  ]
  const shoppers: [string[], string][] = [
    [[], ''],
    [['a session'], await session()],
    [['a session', 'a customer’s session'], await session(customerOf('REGISTERED'))],
    [['a session', 'an associate’s session'], await session(customerOf('ASSOCIATE'))],
  ]
  for (const { has, ways } of keyHolders)
    for (const [own, cookie] of shoppers)
      bringers.push({
        has: [...own, ...has],
        ways: ways.map((given) => ({ ...given, cookies: `${cookie}; ${given.cookies ?? ''}` })),
      })
})

const document = readFileSync('docs/security.md', 'utf8')

/** The rows of the table below a heading: the first cell, and the code of the second. */
const rowsBelow = (heading: string): { first: string; patterns: string[] }[] => {
  const [, below = ''] = document.split(`## ${heading}\n`)
  return [...(below.split('\n## ')[0] ?? '').matchAll(/^\| (.+?) +\| (`.+`) +\|$/gm)].map(
    ([, first = '', cell = '']) => ({
      first,
      patterns: [...cell.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => pattern),
    }),
  )
}

const matches = (pattern: string, route: string): boolean =>
  new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`).test(route)

/** The row that tells of a route: that with the most precise pattern, which is the longest one. */
const rowOf = (rows: readonly { first: string; patterns: string[] }[], route: string) =>
  rows
    .flatMap(({ first, patterns }) => patterns.map((pattern) => ({ first, pattern })))
    .filter(({ pattern }) => matches(pattern, route))
    .toSorted((one, other) => other.pattern.length - one.pattern.length)[0]

const keys = rowsBelow('What each key opens')

it('says of each call what opens it, and that nothing else does', async () => {
  const told = new Map(routes.map(({ route }) => [route, rowOf(keys, route)]))
  const wrong: string[] = []
  for (const { key, route, path } of routes) {
    const needed = (told.get(route)?.first ?? 'a row').split(', or ').map((one) => one.split(' and '))
    for (const { has, ways } of bringers) {
      const opens = needed.some((all) => all.every((one) => one === 'nothing' || has.includes(one)))
      for (const given of ways)
        if ((await letsIn(key, path, given)) !== opens)
          wrong.push(`${route}, with ${has.join(' and ')}: ${opens ? 'refused' : 'let in'}`)
    }
  }
  expect(wrong).toEqual([])
  const used = new Set([...told.values()].map((row) => row?.pattern))
  expect(keys.flatMap(({ patterns }) => patterns).filter((pattern) => !used.has(pattern))).toEqual([])
})

it('says which calls the preview key moves to another instant', async () => {
  const moved: string[] = []
  for (const { key, route, path } of routes)
    for (const { ways } of bringers)
      for (const given of ways) {
        const refusal = await refusalOf(key, path, { ...given, previewDate: 'no instant' })
        if (refusal?.additionalInfo?.['field'] === requestHeaders.previewDate) moved.push(route)
      }
  const rows = rowsBelow('What the preview key moves to another instant')
  expect(new Set(moved)).toEqual(
    new Set(routes.map(({ route }) => route).filter((route) => rowOf(rows, route)?.first === 'it')),
  )
})
