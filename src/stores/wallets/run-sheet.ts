import type { Cart } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'
import {
  addressOfContact,
  billingFaults,
  contactFieldOf,
  placeFaults,
  shippingFaults,
  type ContactFault,
  type WalletContact,
} from '#src/rules/payments/wallet-contact.ts'
import {
  sheetMethods,
  sheetTotals,
  type SheetTexts,
  type SheetTotals,
} from '#src/rules/payments/wallet-sheet.ts'
import type { ExpressCheckout, PlacedOrder } from './wallet-order.ts'
import {
  sheetStatus,
  type SheetFault,
  type SheetFaultCode,
  type SheetPayment,
  type WalletSheet,
} from './sheet-events.ts'

/** The words of a sheet: its lines, and its faults (specification, account and content, section 8). */
export type WalletTexts = SheetTexts &
  Record<'walletCountry' | 'walletCityTooLong' | 'walletShippingMethod' | 'walletShippingMethods', string> &
  Record<'missing' | 'signs' | 'addressUnserviceable' | 'walletUnknown', string>

type Dependencies = {
  checkout: ExpressCheckout
  /** Who is paid. */
  payee: string
  /** The country that the site sells in, and all that bills may go to. */
  country: string
  billingCountries: readonly string[]
  texts: WalletTexts
  /** Whether the sheet is no wallet's own: it pays at the acquirer that the shop brings along, and nowhere else. */
  isSimulated: boolean
  /** A fault as the sheet reads it. */
  fault: (fault: SheetFault) => unknown
  onPlaced: (order: PlacedOrder) => void
  /** Where an order that was refused leads in place of the sheet: PayPal's returns to the checkout. */
  onRefused?: ((error: ClientError) => void) | undefined
  /** Tells what failed where the sheet has no words for it. */
  onFailed: (error: ClientError) => void
}

/** Failures that say an address cannot be delivered to. */
const unserviceable: readonly string[] = ['CHK320', 'SHP404', 'SHP500', 'TAX309', 'TAX310']

const isNeverSent = ({ shippingMethods }: Cart): boolean =>
  !shippingMethods.some(({ shippingId }) => shippingId === 'me')

/** Follows a wallet's sheet from its opening to the order, or until it is cancelled. Call it before the sheet begins. */
export const runSheet = (
  sheet: WalletSheet,
  {
    checkout,
    payee,
    country,
    billingCountries,
    texts,
    isSimulated,
    fault,
    onPlaced,
    onRefused,
    onFailed,
  }: Dependencies,
): void => {
  /** What the sheet said last that there is to pay, in minor units. */
  let shown: number | undefined

  const totalsOf = (cart: Cart | undefined): SheetTotals => {
    shown = cart?.totals.remainingToPay
    return cart
      ? sheetTotals(cart, payee, texts)
      : { newTotal: { label: payee, amount: '0.00', type: 'pending' }, newLineItems: [] }
  }

  const faultTexts: Record<ContactFault['fault'], string> = {
    country: texts.walletCountry,
    city: texts.walletCityTooLong,
    missing: texts.missing,
    signs: texts.signs,
  }
  const faultsOf = (found: readonly ContactFault[], code: SheetFaultCode): unknown[] =>
    found.map(({ field, fault: kind }) => fault({ code, contactField: field, message: faultTexts[kind] }))

  /** A refusal of the API as the sheet tells it. */
  const refusalOf = ({ errorId, message, additionalInfo }: ClientError): unknown => {
    if (unserviceable.includes(errorId))
      return fault({
        code: 'addressUnserviceable',
        message: message === '' ? texts.addressUnserviceable : message,
      })
    const { field } = additionalInfo
    return field === undefined
      ? fault({ code: 'unknown', message: texts.walletUnknown })
      : fault({ code: 'shippingContactInvalid', contactField: contactFieldOf(field), message: texts.signs })
  }

  /** Closes the sheet for what nobody can mend in it. */
  const giveUp = (error: ClientError): void => {
    sheet.abort()
    void checkout.cancel()
    onFailed(error)
  }

  const notHere: ClientError = {
    ...{ errorId: 'walletUnknown', message: texts.walletUnknown, status: 0 },
    ...{ additionalInfo: {}, correlationId: '' },
  }

  const validate = async (): Promise<void> => {
    const opened = await checkout.open()
    if (!opened.ok) return giveUp(opened.error)
    if (isSimulated && opened.value.provider !== 'embedded') return giveUp(notHere)
    sheet.completeMerchantValidation(opened.value.meta.merchantSession)
  }

  const takeContact = async (shippingContact: WalletContact): Promise<void> => {
    const refuse = (errors: unknown[]): void =>
      sheet.completeShippingContactSelection({
        ...totalsOf(checkout.current()),
        newShippingMethods: [],
        errors,
      })
    const known = checkout.current()
    if (known && isNeverSent(known)) return sheet.completeShippingContactSelection(totalsOf(known))
    const found = placeFaults(shippingContact, country)
    if (found.length > 0) return refuse(faultsOf(found, 'shippingContactInvalid'))
    const set = await checkout.setAddress(addressOfContact(shippingContact))
    if (!set.ok) return refuse([refusalOf(set.error)])
    const newShippingMethods = sheetMethods(set.value)
    if (newShippingMethods.length === 0)
      return refuse([fault({ code: 'addressUnserviceable', message: texts.walletShippingMethods })])
    return sheet.completeShippingContactSelection({ ...totalsOf(set.value), newShippingMethods })
  }

  const takeMethod = async (code: string): Promise<void> => {
    const chosen = await checkout.chooseMethod(code)
    if (!chosen.ok) return giveUp({ ...chosen.error, message: texts.walletShippingMethod })
    return sheet.completeShippingMethodSelection(totalsOf(chosen.value))
  }

  const faultsOfPayment = (
    { shippingContact = {}, billingContact = {} }: SheetPayment,
    isSent: boolean,
  ): unknown[] => [
    ...(isSent ? faultsOf(shippingFaults(shippingContact, country), 'shippingContactInvalid') : []),
    ...faultsOf(billingFaults(billingContact, billingCountries), 'billingContactInvalid'),
  ]

  const pay = async (payment: SheetPayment): Promise<void> => {
    const cart = checkout.current()
    const isSent = cart !== undefined && !isNeverSent(cart)
    const wrong = faultsOfPayment(payment, isSent)
    if (wrong.length > 0) return sheet.completePayment({ status: sheetStatus.failure, errors: wrong })
    const { shippingContact = {}, billingContact = {}, token } = payment
    const { emailAddress, phoneNumber } = shippingContact
    const placed = await checkout.place({
      shipping: isSent ? addressOfContact(shippingContact) : undefined,
      billing: addressOfContact({ emailAddress, phoneNumber, ...billingContact }),
      paymentData: typeof token === 'string' ? token : JSON.stringify(token),
      shown,
    })
    // A sheet cannot tell another total once it was authorised: it is opened anew.
    if (!placed.ok && placed.error.errorId === totalChanged) return giveUp(notHere)
    if (!placed.ok) {
      sheet.completePayment({ status: sheetStatus.failure, errors: [refusalOf(placed.error)] })
      return onRefused?.(placed.error)
    }
    sheet.completePayment({ status: sheetStatus.success })
    return onPlaced(placed.value)
  }

  sheet.onvalidatemerchant = () => void validate()
  sheet.onpaymentmethodselected = () => sheet.completePaymentMethodSelection(totalsOf(checkout.current()))
  sheet.onshippingcontactselected = ({ shippingContact }) => void takeContact(shippingContact)
  sheet.onshippingmethodselected = ({ shippingMethod }) => void takeMethod(shippingMethod.identifier)
  sheet.onpaymentauthorized = ({ payment }) => void pay(payment)
  sheet.oncancel = () => void checkout.cancel()
}
