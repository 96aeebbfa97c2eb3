/** A way to pay, as all code that asks about one reads it. */
type TenderRow = Readonly<{
  /** How it is paid with; each kind has one handler. */
  kind: 'credit' | 'points' | 'storedValue' | 'card' | 'redirect' | 'wallet'
  /** The most it holds, or whatever the others leave: of the latter an order has one. */
  pays: 'part' | 'rest'
  /** Whose money it is: the shopper's own, money that bought a gift card, or what the shop gave away, bound to a person or not. */
  funds: 'own' | 'prepaid' | 'reward' | 'personal'
  /** The order in which tenders pay: what expires or is bound to a person first, own money last. What goes back goes the other way. */
  rank: number
  /** Where pages offer it: among the ways of the payment step, or by a button of its own. */
  places: readonly TenderPlace[]
  /** ISO 3166 codes of the sites that offer it; all where they are missing. */
  countries?: readonly string[]
  /** ISO 4217 codes; all where they are missing. */
  currencies?: readonly string[]
  /** Whether a number is typed with a PIN; of what has a number. */
  hasPin?: boolean
  /** From what to what amount, in minor units of the currency. */
  amounts?: Readonly<{ min: number; max: number }>
}>

export type TenderPlace = 'product' | 'cart' | 'checkout' | 'payment'

const part = { pays: 'part', places: ['payment'] } as const
const rest = { pays: 'rest', funds: 'own', rank: 6 } as const
const express = ['product', 'cart', 'checkout'] as const
const redirect = { ...rest, kind: 'redirect', places: ['payment'] } as const

/** Every way to pay (specification, shopping, section 3, Payment methods): what else depends on one is derived from its row. */
export const tenderTable = {
  ATHLETES_PAYMENT: { ...part, kind: 'credit', funds: 'personal', rank: 1 },
  LOYALTY_POINTS: { ...part, kind: 'points', funds: 'reward', rank: 2 },
  REWARD_CODE: { ...part, kind: 'storedValue', hasPin: false, funds: 'reward', rank: 3 },
  REWARD_CARD: { ...part, kind: 'storedValue', hasPin: true, funds: 'reward', rank: 4 },
  GIFT_CARD: { ...part, kind: 'storedValue', hasPin: true, funds: 'prepaid', rank: 5 },
  CREDIT_CARD: { ...rest, kind: 'card', places: ['payment'] },
  KLARNA: {
    ...redirect,
    countries: ['US', 'CA', 'GB', 'DE', 'FR'],
    amounts: { min: 1000, max: 500_000 },
  },
  DW_APPLE_PAY: { ...rest, kind: 'wallet', places: [...express] },
  PAYPAL: { ...redirect, places: [...express, 'payment'] },
} as const satisfies Readonly<Record<string, TenderRow>>

type Table = typeof tenderTable

export type PaymentMethod = keyof Table

type MethodWith<Row> = {
  [Method in PaymentMethod]: Table[Method] extends Row ? Method : never
}[PaymentMethod]

export type TenderKind = TenderRow['kind']

type MethodAt<Place extends TenderPlace> = {
  [Method in PaymentMethod]: Place extends Table[Method]['places'][number] ? Method : never
}[PaymentMethod]

export type MethodOfKind<Kind extends TenderKind> = MethodWith<{ kind: Kind }>

/** Numbers that are worth an amount and spent in parts: gift cards, which somebody bought, and rewards, which the shop gave away. */
export type StoredValueMethod = MethodOfKind<'storedValue'>

export type RewardMethod = MethodWith<{ kind: 'storedValue'; funds: 'reward' }>

/** What orders at once by a button of its own. */
export type ExpressMethod = MethodAt<'product' | 'cart' | 'checkout'>

/** What a payment provider takes. */
export type ProviderMethod = MethodWith<{ pays: 'rest' }>

const isMethod = (name: string): name is PaymentMethod => Object.hasOwn(tenderTable, name)

/** All ways to pay, in the order of the table. */
export const paymentMethods = Object.keys(tenderTable).filter(isMethod)

/** The row of a way to pay. */
export const tenderRow = (method: PaymentMethod): TenderRow => tenderTable[method]

/** Compares two ways to pay by which pays first. */
export const byRank = (one: PaymentMethod, other: PaymentMethod): number =>
  tenderTable[one].rank - tenderTable[other].rank

/** Whether a way to pay is of a kind. */
export const isOfKind = <Kind extends TenderKind, Method extends PaymentMethod>(
  method: Method,
  kind: Kind,
): method is Extract<Method, MethodOfKind<Kind>> => tenderTable[method].kind === kind

/** The ways to pay of a kind, in the order of the table. */
export const methodsOfKind = <Kind extends TenderKind>(
  kind: Kind,
): Extract<PaymentMethod, MethodOfKind<Kind>>[] => paymentMethods.filter((method) => isOfKind(method, kind))

/** The ways to pay that pages offer at a place, in the order of the table. */
export const methodsAt = <Place extends TenderPlace>(
  place: Place,
): Extract<PaymentMethod, MethodAt<Place>>[] => {
  const isThere = (method: PaymentMethod): method is Extract<PaymentMethod, MethodAt<Place>> =>
    tenderRow(method).places.includes(place)
  return paymentMethods.filter(isThere)
}

const isExpress = (method: PaymentMethod): method is ExpressMethod =>
  tenderRow(method).places.some((place) => place !== 'payment')

/** What orders at once by a button of its own, in the order of the table. */
export const expressMethods = paymentMethods.filter(isExpress)

/** Pays whatever is left: an order has one of these at most. */
export const paysTheRest = <Method extends PaymentMethod>(
  method: Method,
): method is Extract<Method, ProviderMethod> => tenderTable[method].pays === 'rest'

/** What payment providers take, in the order of the table. */
export const providerMethods = paymentMethods.filter((method) => paysTheRest(method))

/** What the shop gave away: it pays only when no athlete balance remains (specification, shopping, section 5). */
export const isReward = (method: PaymentMethod): boolean => tenderTable[method].funds === 'reward'

/** Whether it may pay for a gift card: only a shopper's own money does, so that nothing that expires or is bound to a person becomes a gift card. */
export const buysGiftCards = (method: PaymentMethod): boolean => tenderTable[method].funds === 'own'
