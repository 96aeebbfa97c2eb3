import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { createClient } from '#src/client/client.ts'
import { sites } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { Profile } from '#src/stores/profile.ts'
import { profileForm } from './profile-form.ts'

const [site] = sites
const { refusals, account } = messagesOf(site)

const profile: Profile = {
  consumerId: '7d5f9e0a-33bb-4a6e-9a0b-2f3f0f6a7c11',
  consumerNo: '1234567890',
  consumerType: 'REGISTERED',
  version: 5,
  isLoyaltyMember: false,
  isConfirmedEmail: true,
  consumerDetails: {
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Berg',
    phone: '+12125550142',
    address: [],
    identity: [],
    source: {},
  },
  enrollments: [],
  preferences: { interests: '' },
  subscriptions: [],
}

const typed = { firstName: 'Anna', lastName: 'Berg', phone: '+12125550143', version: '4' }

const post = () =>
  new Request('http://shop.test/en-us/account/profile', {
    method: 'POST',
    headers: { host: 'shop.test', origin: 'http://shop.test' },
    body: new URLSearchParams(typed),
  })

/** A page whose API refuses to save. */
const localsRefusing = (errorId: string, additionalInfo: Record<string, unknown>) => {
  const error = { errorId, message: 'refused', additionalInfo }
  const { call } = createClient({
    ...{ baseUrl: 'http://shop.test', locale: site.locale, region: site.region, newId: randomId },
    fetch: async () =>
      Response.json({ errorDetails: [error], appId: 'welt', correlationId: 'a-page' }, { status: 400 }),
  })
  return { call, site, instant: '2026-06-01T10:00:00.000Z', href: (path: string) => `/${site.locale}${path}` }
}

it('asks for the password where another phone needs it', async () => {
  const form = await profileForm(localsRefusing('AUT432', { reason: 'signInAgain' }), post(), profile)
  if (form instanceof Response) throw new Error('the form was taken')
  expect(form.proof).toMatchObject({ name: 'password', type: 'password' })
  expect(form.sent.faults).toEqual({ password: account.ownPassword.needed })
  expect(form.sent.values).toMatchObject({ phone: typed.phone })
})

it('tells of a change made elsewhere, and is then of the profile as it is', async () => {
  const form = await profileForm(localsRefusing('PRO415', { version: 5 }), post(), profile)
  if (form instanceof Response) throw new Error('the form was taken')
  expect(form.sent.failure).toBe(refusals.PRO415)
  expect(form.sent.values).toMatchObject({ phone: typed.phone })
  expect(form.hidden).toEqual({ version: '5' })
})

it('stays of the profile that was read where something else is wrong', async () => {
  const form = await profileForm(localsRefusing('AUT444', { field: 'phone' }), post(), profile)
  if (form instanceof Response) throw new Error('the form was taken')
  expect(form.sent.faults).toHaveProperty('phone')
  expect(form.hidden).toEqual({ version: '4' })
})

it('groups the phone for reading', async () => {
  const form = await profileForm(localsRefusing('GEN500', {}), new Request('http://shop.test/'), profile)
  if (form instanceof Response) throw new Error('it leads elsewhere')
  expect(form.sent.values['phone']).toBe('+1 212 555 0142')
})
