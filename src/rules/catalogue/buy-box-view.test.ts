import { expect, it } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { giftCard, shoe, soldOutShoe } from '#tests/fixtures/buyable-product.ts'
import { amountTexts } from './amount-texts.ts'
import { buyBoxView, type BuyStatus } from './buy-box-view.ts'
import { firstChoice, type Choice } from './variant-choice.ts'

const words = { ...messages.en.catalogue.buyBox, errors: messages.en.errors }
const failure = { errorId: 'INV405', message: '', additionalInfo: {} }

const show = (choice: Choice, status: BuyStatus = { kind: 'idle' }, product = shoe) =>
  buyBoxView(product, choice, status, { ...words, amounts: amountTexts(product, 'en-us') }, 'en-us')

const sizeOf = (choice: Choice, status?: BuyStatus, product = shoe) => {
  const size = show(choice, status, product).attributes.find(({ type }) => type === 'size')
  if (!size) throw new Error('the shoe has no sizes')
  return size
}

it('names the choice, or says that one is to be made', () => {
  const legends = (choice: Choice) => show(choice).attributes.map(({ legend }) => legend)
  expect(legends({ color: 'MOSS' })).toEqual(['Colour: Moss', 'Size: Choose'])
  expect(legends({ color: 'CLAY', size: '9' })).toEqual(['Colour: Clay', 'Size: 9'])
})

it('says which sizes are sold out beside the colour, and why they are crossed out', () => {
  const { options, note, isMissing } = sizeOf({ color: 'MOSS' })
  expect(options.map(({ id, stock }) => [id, stock])).toEqual([
    ['8', 'inStock'],
    ['9', 'lastFew'],
    ['10', 'outOfStock'],
  ])
  expect({ note, isMissing }).toEqual({ note: 'Crossed out: sold out in Moss.', isMissing: false })
})

it('offers no size that the colour does not come in', () => {
  const offered = sizeOf({ color: 'CLAY' }).options.filter(({ isOffered }) => isOffered)
  expect(offered.map(({ id }) => id)).toEqual(['8', '9'])
})

it('asks for the size in place of the explanation', () => {
  const { note, isMissing } = sizeOf({ color: 'MOSS' }, { kind: 'incomplete' })
  expect({ note, isMissing }).toEqual({ note: 'Please choose: Size.', isMissing: true })
})

it.each([
  [{ color: 'MOSS', size: '8' }, 'inStock', 'In stock, ready to ship'],
  [{ color: 'MOSS', size: '9' }, 'lastFew', 'Only a few left'],
])('tells how much there is of %o', (choice, state, text) => {
  expect(show(choice).stock).toEqual({ state, text })
})

it('says nothing of stock before the choice is complete', () => {
  expect(show({ color: 'MOSS' }).stock).toBeUndefined()
})

it('shows a marked-down price beside the original, and a range as where it begins', () => {
  expect(show({ color: 'MOSS' }).price).toEqual({ current: '$80.00', original: undefined })
  expect(show({ color: 'CLAY', size: '9' }).price).toEqual({ current: '$60.00', original: '$80.00' })
  expect(show({}).price).toEqual({ current: 'From $60.00', original: '$80.00' })
})

it('cannot be pressed when nothing is left', () => {
  const { button, stock, action } = show(firstChoice(soldOutShoe), { kind: 'idle' }, soldOutShoe)
  expect(button).toEqual({ text: 'Sold out', isBusy: false, isDisabled: true })
  expect({ stock: stock?.text, action }).toEqual({ stock: 'Sold out', action: 'soldOut' })
})

it('shows that it is at work, and why it failed', () => {
  const choice = { color: 'MOSS', size: '8' }
  expect(show(choice, { kind: 'adding' }).button).toEqual({
    text: 'Adding…',
    isBusy: true,
    isDisabled: false,
  })
  expect(show(choice, { kind: 'failed', failure }).failure).toBe('This item has just sold out.')
  expect(show(choice).failure).toBe('')
})

it('says from where to where an amount may be, in place of what failed', () => {
  const cardOf = (status: BuyStatus) => show({ color: 'FIR' }, status, giftCard)
  const fault = 'Please enter an amount from $25.00 to $500.00.'
  expect(cardOf({ kind: 'idle' })).toMatchObject({
    ...{ price: { current: 'From $25.00' }, amountFault: '' },
    stock: { state: 'inStock', text: 'Sent by email within an hour' },
  })
  expect(cardOf({ kind: 'wrongAmount' }).amountFault).toBe(fault)
  const refused = cardOf({ kind: 'failed', failure: { ...failure, errorId: 'ATTR200' } })
  expect(refused).toMatchObject({ amountFault: fault, failure: '' })
})

it('says of each word for somebody else what is wrong with it', () => {
  const { giftFaults } = show(
    { color: 'FIR' },
    { kind: 'wrongGift', faults: { to: 'missing', email: 'wrong' } },
    giftCard,
  )
  expect(giftFaults).toEqual({ to: 'Please fill this in.', email: 'Email is not valid' })
})
