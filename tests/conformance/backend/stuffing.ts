import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { createCustomerIdentities } from '#src/backend/customer/customer-identity.ts'
import { customer } from '#src/backend/customer/customer-tables.ts'
import { signIn } from '#src/backend/identity/commands/sign-in.ts'
import { login } from '#src/backend/identity/identity-tables.ts'
import { createLoginSessions } from '#src/backend/identity/login-sessions.ts'
import { createSignInGuard } from '#src/backend/identity/sign-in-guard.ts'
import type { MailMessage } from '#src/backend/mail/mail.ts'
import { sites } from '#src/contract/sites.ts'
import { challengeOf, verifier } from './accounts.ts'
import { opening, type Shop } from './shop.ts'

const [site] = sites
const accounts = 50
const triesEach = 200
const atATime = 100

/** Stands for Argon2, which would take minutes here: a password and its hash are the same text. */
const passwords = {
  busySeconds: () => undefined,
  hash: async (password: string) => password,
  matches: async (password: string, phc: string | undefined) => password === phc,
}

/** Passwords of other shops, tried on this one's accounts from many addresses. */
export const describeStuffing = (shop: () => Shop): void => {
  it('opens no account to 10,000 tries from as many addresses, and every one to its owner', async () => {
    const { sql: db } = shop().database
    const mailed: MailMessage['kind'][] = []
    const background: Promise<void>[] = []
    const logins = createLoginSessions(db, 'a key of tests')
    const proving = signIn({
      ...{ db, logins, passwords, clock: () => opening, newId: randomId },
      customers: createCustomerIdentities(db),
      guard: createSignInGuard(db),
      isHuman: async () => true,
      sendMail: ({ message }) => void mailed.push(message.kind),
      inBackground: (work) => void background.push(work()),
    })
    const prove = (username: string, password: string, client: string, device?: string) =>
      proving(
        { username, password, codeChallenge: challengeOf(verifier) },
        device,
        { instant: opening, client, userAgent: 'a browser' },
        site,
      )

    const owners = Array.from({ length: accounts }, (_, at) => ({
      id: randomId(),
      email: `stuffed-${at}@example.com`,
      device: `device of ${at}`,
    }))
    const at = { createdAt: opening, updatedAt: opening }
    await db.insert(customer).values(
      owners.map(({ id, email }) => ({
        ...{ id, email, consumerNo: id, firstName: 'Ada', lastName: 'Lovelace', country: 'US', ...at },
      })),
    )
    await db
      .insert(login)
      .values(
        owners.map(({ id }) => ({ customerId: id, passwordHash: `right of ${id}`, changedAt: opening })),
      )
    for (const { id, device } of owners)
      await logins.begin(db, {
        ...{ id: randomId(), customerId: id, device },
        place: { instant: opening, client: '203.0.113.7', userAgent: 'a browser' },
      })

    const tries = Array.from({ length: accounts * triesEach }, (_, index) => ({
      owner: owners[index % accounts],
      // The right one is on the list, late.
      round: Math.floor(index / accounts),
      client: `198.51.${index % 250}.${Math.floor(index / 250)}`,
    }))
    const codes = new Map<string, number>()
    for (let from = 0; from < tries.length; from += atATime)
      await Promise.all(
        tries.slice(from, from + atATime).map(async ({ owner, round, client }) => {
          if (!owner) return
          const password = round === 40 ? `right of ${owner.id}` : `leaked ${round}`
          const tried = await prove(owner.email, password, client)
          const code = tried.ok ? 'signed in' : tried.error.errorId
          codes.set(code, (codes.get(code) ?? 0) + 1)
        }),
      )
    await Promise.all(background)
    expect(Object.fromEntries(codes)).toEqual({
      AUT401: accounts * 8,
      AUT426: accounts,
      AUT423: accounts * (triesEach - 9),
    })
    expect(mailed).toEqual(Array(accounts).fill('locked'))
    for (const { id, email, device } of owners)
      expect((await prove(email, `right of ${id}`, '203.0.113.7', device)).ok).toBe(true)
  })
}
