import { siteOfPage } from '#src/client/browser-client.ts'
import { failedEvent } from '#src/client/page-events.ts'
import { brandName } from '#src/contract/brand.ts'
import { clientFailure } from '#src/client/client-error.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { loadSheetTexts } from '#src/layouts/dialogs/dialog-texts.ts'
import { ruledCountries } from '#src/rules/address/address-rules.ts'
import type { NewItem } from '#src/stores/cart/cart-change.ts'
import { dialogs } from '#src/stores/shop.ts'
import { createExpressCheckout } from '#src/stores/wallets/wallet-order.ts'
import { platformFault, platformSheet } from '#src/stores/wallets/platform-sheet.ts'
import { runSheet, type WalletTexts } from '#src/stores/wallets/run-sheet.ts'
import { sampleContact } from '#src/stores/wallets/sample-contact.ts'
import { createSimulatedSheet } from '#src/stores/wallets/simulated-sheet.ts'
import { walletTable, type Wallet } from '#src/stores/wallets/wallet-table.ts'
import type { SheetRequest, WalletSheet } from '#src/stores/wallets/sheet-events.ts'
import { expressParts } from './express-parts.ts'
import { leadToOrder } from './lead-to-order.ts'

const contactFields = ['postalAddress', 'name', 'phone', 'email']

const requestOf = (): SheetRequest => {
  const { country, currency } = siteOfPage()
  return {
    ...{ countryCode: country, currencyCode: currency, merchantCapabilities: ['supports3DS'] },
    supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
    ...{
      requiredShippingContactFields: contactFields,
      requiredBillingContactFields: contactFields.slice(0, 2),
    },
    total: { label: brandName, amount: '0.01', type: 'pending' },
  }
}

/** A sheet of this shop in place of one that the platform has not. */
const simulation = (wallet: Wallet): WalletSheet => {
  const { country, currency } = siteOfPage()
  const contact = sampleContact(country)
  const open = (): void =>
    void dialogs
      .open('wallet-simulation', { wallet, sheet: simulated, contact, currency })
      .then((outcome) => {
        if (!outcome.ok) simulated.cancel()
      })
  const { sheet, ...simulated } = createSimulatedSheet(
    open,
    () => dialogs.dismiss('wallet-simulation'),
    `simulated-${crypto.getRandomValues(new Uint32Array(1))[0] ?? 0}`,
  )
  simulated.selectContact(contact)
  return sheet
}

const tell = (detail: ClientError): void =>
  void window.dispatchEvent(new CustomEvent(failedEvent, { detail }))

/** An order that a page of the wallet confirms and that is refused goes on in the checkout, which says why (specification, account and content, section 4). */
const returnToCheckout = ({ errorId }: ClientError): void =>
  location.assign(`/${siteOfPage().locale}/checkout?${new URLSearchParams({ error: errorId })}`)

let texts: Promise<WalletTexts> | undefined

/** The words of sheets, loaded once; where they could not be had, the next press tries again. */
const sheetWords = (): Promise<WalletTexts> => {
  texts ??= loadSheetTexts()
  texts.catch(() => (texts = undefined))
  return texts
}

void sheetWords()

/**
 * Orders by a wallet: an item of a product, else the visitor's cart. It begins within the press of the button, as platforms demand. Its page
 * shows dialogs and tells failures.
 */
export const openWallet = (wallet: Wallet, item?: NewItem): void => {
  const own = walletTable[wallet].isOfPlatform ? platformSheet(requestOf()) : undefined
  const sheet = own ?? simulation(wallet)
  const checkout = createExpressCheckout(expressParts, wallet, item)
  const run = (words: WalletTexts): void => {
    runSheet(sheet, {
      checkout,
      payee: brandName,
      country: siteOfPage().country,
      billingCountries: ruledCountries,
      texts: words,
      isSimulated: !own,
      fault: own ? platformFault : (fault) => fault,
      onPlaced: (order) => leadToOrder(order, item !== undefined),
      onRefused: walletTable[wallet].confirms === 'page' && !item ? returnToCheckout : undefined,
      onFailed: tell,
    })
    sheet.begin()
  }
  sheetWords().then(run, () => tell(clientFailure('NETWORK', 'No texts', 0, '')))
}
