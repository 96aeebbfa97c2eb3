import { expect, it } from 'vitest'
import { createContactStore } from '#src/backend/contact/contact-store.ts'
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts'
import { signedInCustomer } from './customers.ts'
import { purgeAt } from './purging.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

const write = 'POST /consumers-v3/contactus'
const subjects = 'GET /consumers-v3/contactus/categorySubject'
const letter = {
  subject: 'RETURN',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  message: 'The left boot\nis larger than the right one.',
} as const

/** Messages to the shop. */
export const describeContact = (shop: () => Shop): void => {
  const store = () => createContactStore(shop().database.sql)

  it('tells the subjects in the language of the site', async () => {
    const visitor = createVisitor(shop().backend)
    const german = await visitor.call(subjects, {}, 'de-de')
    expect(german.subjects[0]).toEqual({ id: 'ORDER', label: 'Meine Bestellung' })
    const english = await visitor.call(subjects, {})
    expect(english.subjects.map(({ id }) => id)).toEqual(german.subjects.map(({ id }) => id))
  })

  it('keeps a message, and who wrote it where they are signed in', async () => {
    const visitor = await signedInCustomer(shop())
    const full = { ...letter, phone: '+12125550142', orderNumber: '1001' }
    const { messageId, receivedAt } = await visitor.call(write, { body: full }, 'fr-ca')
    expect(receivedAt).toBe(opening)
    expect(shop().mails.at(-1)).toEqual({
      locale: 'fr-ca',
      message: {
        kind: 'contact',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        subject: 'Retours et remboursements',
        text: letter.message,
        orderNumber: '1001',
      },
    })
    const [stored, ...others] = await store().messagesOf(visitor.customerId)
    expect(others).toEqual([])
    expect(stored).toMatchObject({ ...full, id: messageId, locale: 'fr-ca' })
  })

  it('takes one from a guest, and none from nobody', async () => {
    const guest = await shopper(shop().backend)
    await guest.call(write, { body: letter })
    await createVisitor(shop().backend).refused('AUT404', write, { body: letter })
  })

  it.each([
    ['AUT453', 'email', { email: 'ada@localhost' }],
    ['AUT453', 'email', { email: 'ada@example.com\r\nBcc: all@example.com' }],
    ['ATTR200', 'subject', { subject: 'NONE' }],
    ['ATTR200', 'message', { message: ' ' }],
    ['ATTR200', 'message', { message: 'x'.repeat(4001) }],
    ['ATTR300', 'customerId', { customerId: 'another' }],
  ] as const)('refuses with %s a wrong %s: %j', async (code, field, wrong) => {
    const guest = await shopper(shop().backend)
    const response = await guest.send('POST', '/consumers-v3/contactus', { body: { ...letter, ...wrong } })
    expect((await refusal(response, code)).error.additionalInfo?.['field']).toBe(field)
  })

  it('keeps every text as it was typed, or refuses it', async () => {
    const visitor = await signedInCustomer(shop())
    const taken: string[] = []
    for (const message of naughtyStrings) {
      const { status } = await visitor.send('POST', '/consumers-v3/contactus', {
        body: { ...letter, message },
      })
      expect([200, 400]).toContain(status)
      if (status === 200) taken.push(message.trim())
    }
    const stored = await store().messagesOf(visitor.customerId)
    expect(stored.map(({ message }) => message).toSorted()).toEqual(taken.toSorted())
  })

  it('deletes messages after two years', async () => {
    const visitor = await signedInCustomer(shop())
    await visitor.call(write, { body: letter })
    await purgeAt(shop(), 'contact-messages', '2028-05-01T00:00:00.000Z')
    expect(await store().messagesOf(visitor.customerId)).toHaveLength(1)
    await purgeAt(shop(), 'contact-messages', '2028-07-01T00:00:00.000Z')
    expect(await store().messagesOf(visitor.customerId)).toEqual([])
  })
}
