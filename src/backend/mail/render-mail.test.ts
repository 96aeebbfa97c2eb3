import { describe, expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { mailWith, messagesOfAllKinds } from '#tests/fixtures/mails.ts'
import { readBrandColors } from './brand-colors.ts'
import { renderMail } from './render-mail.ts'

const parts = {
  origin: 'https://shop.example',
  contactAddress: 'desk@shop.example',
  colors: readBrandColors(),
  newId: () => '00000000-0000-4000-8000-000000000001',
}
const render = (...given: Parameters<typeof mailWith>) => renderMail(mailWith(...given), parts)

describe.each(sites.map(({ locale }) => locale))('in %s', (locale) => {
  it.each(messagesOfAllKinds)('says $kind in HTML and text, with no place left open', async (message) => {
    const mail = await render(message, locale)
    const { subject = '', html = '', text = '' } = mail ?? {}
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\w+|undefined/)
    expect(text).toContain(`https://shop.example/${locale}/`)
    expect(html).toContain(`href="https://shop.example/${locale}/`)
    if ('path' in message) for (const part of [html, text]) expect(part).toContain(message.path)
  })
})

it('tells instants in the time of the site', async () => {
  const changed = messagesOfAllKinds.find(({ kind }) => kind === 'changedPassword')
  if (!changed) throw new Error('there is no such message')
  expect((await render(changed, 'en-us'))?.text).toContain('June 1, 2026 at 6:00:00 AM EDT')
  expect((await render(changed, 'de-de'))?.text).toContain('1. Juni 2026 um 12:00:00 MESZ')
})

const ofKind = (kind: string) => {
  const message = messagesOfAllKinds.find((one) => one.kind === kind)
  if (!message) throw new Error('there is no such message')
  return message
}

it('tells an order with its items, sums and places, and leads to it by its number alone', async () => {
  const { html = '', text = '' } = (await render(ofKind('orderPlaced'))) ?? {}
  expect(text).toContain('Hello Zoë,')
  expect(text).toContain(
    '2 × Fell <boot> (Fern · 8): $259.00\n\nTotal: $259.00\n\nDelivery\n12 Harbour Street',
  )
  expect(html).toContain('2 × Fell &lt;boot&gt;')
  for (const part of [html, text]) {
    expect(part).toContain('/en-us/help/track-order?number=W1000000001')
    expect(part).toContain('https://shop.example/en-us/brand-terms')
    expect(part).not.toContain('/help/withdraw')
  }
})

it('puts the space of the language before colons', async () => {
  const { text = '' } = (await render(ofKind('orderPlaced'), 'fr-fr')) ?? {}
  expect(text).toContain('Commande\u00a0: W1000000001')
  expect(text.replaceAll('https:', '')).not.toMatch(/[^\s]:(\s|$)/m)
})

it('tells shoppers of the Union how they withdraw', async () => {
  const { text = '' } = (await render(ofKind('orderPlaced'), 'de-de')) ?? {}
  expect(text).toContain('Widerrufsbelehrung')
  expect(text).toContain('Vertrag widerrufen: https://shop.example/de-de/help/withdraw')
})

it('tells who gives a gift card, and its look', async () => {
  const { text = '' } = (await render(ofKind('giftCard'))) ?? {}
  expect(text).toContain('Ada Lovelace gives you this gift card.')
  expect(text).toContain('Design: Fern')
})

it('shows the words of shoppers as words', async () => {
  const mail = await render({
    kind: 'contact',
    name: '<img src=x>',
    email: 'zoe@example.com',
    subject: 'Help',
    text: '<script>alert(1)</script>\nBye',
  })
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br />')
  expect(mail?.html).not.toMatch(/<script|<img/)
})

it('sends what is for the shop to the shop, for it to answer the shopper', async () => {
  const contact = { kind: 'contact', name: 'Zoë', subject: 'Help', text: 'Hi' } as const
  expect(await render({ ...contact, email: 'zoe@example.com' })).toMatchObject({
    to: 'desk@shop.example',
    replyTo: 'zoe@example.com',
  })
  const odd = await render({ ...contact, email: 'zoe@example.com\r\nBcc: all@example.com' })
  expect(odd).not.toHaveProperty('replyTo')
})

it.each([
  'zoe@example.com, eve@example.com',
  'zoe@example.com\r\nBcc: eve@example.com',
  'Zoë <zoe@example.com>',
  'zoe@localhost',
  `${'z'.repeat(250)}@example.com`,
  '',
])('sends nothing to %j', async (to) => {
  expect(await render({ kind: 'welcome', firstName: 'Zoë' }, 'en-us', to)).toBeUndefined()
})

it('lets no name begin another line of the subject', async () => {
  const mail = await render({
    kind: 'contact',
    name: 'Zoë',
    email: 'zoe@example.com',
    subject: 'Hello\r\nBcc: eve@example.com\u2028x',
    text: 'Hi',
  })
  expect(mail?.subject).toBe('Contact form: Hello Bcc: eve@example.com x')
})

it('says which colour the styles lack', () => {
  expect(() => readBrandColors(':root { --paper: #fff }')).toThrow('--surface')
})
