import { expect, it } from 'vitest'
import { recordOf } from '#src/base/record-of.ts'
import { addressFieldNames, isAskedField, isCartField } from '#src/contract/address/address-fields.ts'
import { addressTexts, textsIn } from '#src/rules/address/address-texts.ts'
import { cartTextsOf } from '#src/rules/checkout/cart-destinations.ts'
import { bookedTexts } from '#src/stores/checkout/destinations.ts'

/** An address with a text of its own in every field. */
const whole = { ...recordOf(addressFieldNames, (field) => `the ${field}`), countryCode: 'US' }
const ofCart = [...addressFieldNames.filter(isCartField), 'countryCode'].toSorted()
const booked = { ...whole, approachType: 'S', main: true, addressId: 'S1', id: 'S1' } as const

it('copies all that carts keep of an address of the book, and nothing else', () => {
  const copy = bookedTexts(booked, undefined)
  expect(Object.keys(copy).toSorted()).toEqual(ofCart)
  expect(whole).toMatchObject(copy)
})

it('bills a home by all that carts keep of it', () => {
  const home = { ...bookedTexts(booked, undefined), shippingId: 'me', storeName: 'none' }
  const delivered = { ...home, subscriptions: { newsletterConsent: true } }
  const bill = cartTextsOf(delivered)
  expect(Object.keys(bill).toSorted()).toEqual(ofCart)
})

it('brings back from a form all that it asks for', () => {
  const formFields = addressFieldNames.filter(isAskedField).filter((field) => field !== 'country')
  for (const form of ['book', 'shipping', 'billing'] as const)
    expect(addressTexts(textsIn(whole), 'US', form)).toEqual({
      ...textsIn(whole, formFields),
      countryCode: 'US',
    })
})
