import { cartErrorText, type CartErrorTexts } from '#src/rules/cart/failures/cart-error-text.ts'
import type { GiftFaults } from '#src/rules/cart/gift-faults.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { AmountTexts } from './amount-texts.ts'
import {
  buyActionOf,
  colorAttribute,
  missingAttributes,
  optionStates,
  priceOfChoice,
  variantOf,
  type BuyableProduct,
  type BuyablePrice,
  type BuyAction,
  type Choice,
  type OptionState,
} from './variant-choice.ts'

type TextName =
  | ('from' | 'chosen' | 'chooseOne' | 'missing' | 'someSoldOut' | 'soldOut' | 'lastFew' | 'inStock')
  | ('byEmail' | 'amountWrong' | 'giftMissing' | 'giftWrong')
export type BuyBoxTexts = Record<TextName | 'add' | 'adding', string> & {
  errors: CartErrorTexts
  amounts: AmountTexts
}

/** What came of pressing the button: nothing yet, something is missing or wrong, adding is under way, or it failed. */
export type BuyStatus =
  | { kind: 'idle' | 'incomplete' | 'wrongAmount' | 'adding' }
  | { kind: 'wrongGift'; faults: GiftFaults }
  | { kind: 'failed'; failure: CartFailure }

/** `isOffered` is false of an option that no variant has beside the other choices. */
export type OptionView = OptionState & { isChosen: boolean; isOffered: boolean }

/** `note` explains the crossed-out options, or says that this choice is missing. */
export type AttributeView = {
  type: string
  label: string
  legend: string
  options: OptionView[]
  note: string
  isMissing: boolean
}

/** All that a choice changes in a buy box, in words. `original` is there when the price is marked down. */
export type BuyBoxView = {
  price: { current: string; original: string | undefined }
  attributes: AttributeView[]
  /** What is wrong with the amount that the shopper named; empty where nothing is. */
  amountFault: string
  /** What is wrong with the words for whom it is sent to, by field. */
  giftFaults: Partial<Record<string, string>>
  stock: { state: OptionState['stock']; text: string } | undefined
  failure: string
  button: { text: string; isBusy: boolean; isDisabled: boolean }
  action: BuyAction
}

const optionViews = (product: BuyableProduct, choice: Choice, type: string): OptionView[] => {
  const beside = type === colorAttribute ? {} : choice
  const offered = new Map(optionStates(product, beside, type).map((option) => [option.id, option]))
  const options = product.attributes.find((attribute) => attribute.type === type)?.options ?? []
  return options.map((option) => ({
    ...option,
    stock: offered.get(option.id)?.stock ?? 'outOfStock',
    isOffered: offered.has(option.id),
    isChosen: choice[type] === option.id,
  }))
}

/** Of a form that names an amount the API refuses nothing but the amount as wrong. */
const isAmountWrong = ({ amount }: BuyableProduct, status: BuyStatus): boolean =>
  status.kind === 'wrongAmount' ||
  (amount !== undefined && status.kind === 'failed' && status.failure.errorId === 'ATTR200')

const amountFaultOf = ({ amount }: BuyableProduct, texts: BuyBoxTexts, locale: string): string =>
  amount
    ? formatMessage(
        texts.amountWrong,
        { min: texts.amounts[amount.min] ?? '', max: texts.amounts[amount.max] ?? '' },
        locale,
      )
    : ''

const giftFaultTexts = (
  faults: GiftFaults,
  { giftMissing: missing, giftWrong: wrong }: BuyBoxTexts,
): BuyBoxView['giftFaults'] =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, { missing, wrong }[fault]]))

/** What a buy box shows. The server writes it, and the page's script writes it again at each choice. */
export const buyBoxView = (
  product: BuyableProduct,
  choice: Choice,
  status: BuyStatus,
  texts: BuyBoxTexts,
  locale: string,
): BuyBoxView => {
  const action = buyActionOf(product, choice)
  const missing = status.kind === 'incomplete' ? missingAttributes(product, choice)[0] : undefined

  const attributes = product.attributes.map(({ type, label }): AttributeView => {
    const options = optionViews(product, choice, type)
    const chosen = options.find(({ isChosen }) => isChosen)
    const isMissing = missing === type
    const someSoldOut =
      type !== colorAttribute && options.some(({ isOffered, stock }) => isOffered && stock === 'outOfStock')
    const colors = product.attributes.find((attribute) => attribute.type === colorAttribute)?.options
    const color = colors?.find(({ id }) => id === choice[colorAttribute])?.label ?? product.name
    const explanation = someSoldOut ? formatMessage(texts.someSoldOut, { color }, locale) : ''
    return {
      type,
      label,
      legend: formatMessage(texts.chosen, { label, value: chosen?.label ?? texts.chooseOne }, locale),
      options,
      note: isMissing ? formatMessage(texts.missing, { label }, locale) : explanation,
      isMissing,
    }
  })

  const stock = action === 'soldOut' ? 'outOfStock' : variantOf(product, choice)?.stock
  const inStock = product.isDigital ? texts.byEmail : texts.inStock
  const stockTexts = { inStock, lastFew: texts.lastFew, outOfStock: texts.soldOut }
  const isWrong = isAmountWrong(product, status)
  const isBusy = status.kind === 'adding'
  const idle = action === 'soldOut' ? texts.soldOut : texts.add
  return {
    price: priceTexts(priceShown(product, choice), texts, locale),
    giftFaults: status.kind === 'wrongGift' ? giftFaultTexts(status.faults, texts) : {},
    amountFault: isWrong ? amountFaultOf(product, texts, locale) : '',
    attributes,
    stock: stock && { state: stock, text: stockTexts[stock] },
    failure: status.kind === 'failed' && !isWrong ? cartErrorText(status.failure, texts.errors, locale) : '',
    button: { text: isBusy ? texts.adding : idle, isBusy, isDisabled: action === 'soldOut' },
    action,
  }
}

/** Where the shopper names the price, it begins at the lowest one. */
const priceShown = (product: BuyableProduct, choice: Choice): BuyablePrice => {
  const { amount } = product
  if (!amount) return priceOfChoice(product, choice)
  return { current: amount.min, original: amount.min, isFrom: amount.min < amount.max }
}

const priceTexts = (
  { current, original, isFrom }: BuyablePrice,
  { from, amounts }: BuyBoxTexts,
  locale: string,
): BuyBoxView['price'] => {
  const price = amounts[current] ?? ''
  return {
    current: isFrom ? formatMessage(from, { price }, locale) : price,
    original: current < original ? amounts[original] : undefined,
  }
}
