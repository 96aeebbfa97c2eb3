import { expect, it } from 'vitest'
import { paidOrder } from '#tests/fixtures/stored-order.ts'
import { mailedParcel } from './mailed-order.ts'

const { order } = paidOrder()

it.each([
  ['en-us', 'By email', 'Within an hour'],
  ['fr-fr', 'Par e-mail', 'Sous une heure'],
  ['de-de', 'Per E-Mail', 'Innerhalb einer Stunde'],
])('says once that something comes by email in %s', (locale, label, deliveryTime) => {
  const shipment = { shippingId: 'digital', code: 'digital' as const, label, deliveryTime, price: 0 }
  const content = { ...order.content, shipments: [shipment] }
  expect(mailedParcel({ content, locale }, 'digital')).toEqual([{ heading: label, lines: [deliveryTime] }])
})
