import type { QuickShopTexts } from '#islands/quick-shop/quick-shop-texts.ts'
import { siteOfPage } from '#src/client/browser-client.ts'
import { sheetTexts } from '#src/stores/wallets/sheet-texts.ts'
import type { Messages } from '#src/messages/messages.ts'
import { asSaidIn } from '#src/messages/regional-words.ts'

const carts = import.meta.glob<Messages['cart']>('/src/messages/*/cart.json', { import: 'default' })
const catalogues = import.meta.glob<Messages['catalogue']>('/src/messages/*/catalogue.json', {
  import: 'default',
})
const dialogs = import.meta.glob<Messages['dialogs']>('/src/messages/*/dialogs.json', { import: 'default' })
const stores = import.meta.glob<Messages['stores']>('/src/messages/*/stores.json', { import: 'default' })
const wallets = import.meta.glob<Messages['wallets']>('/src/messages/*/wallets.json', { import: 'default' })
const tenders = import.meta.glob<Messages['tenders']>('/src/messages/*/tenders.json', { import: 'default' })
const refusals = import.meta.glob<Messages['refusals']>('/src/messages/*/refusals.json', {
  import: 'default',
})
const errors = import.meta.glob<Messages['errors']>('/src/messages/*/errors.json', { import: 'default' })

/** Loads texts in the language of the page and the words of its site, and no other language's. Rejects when they cannot be had. */
export const loadTexts = async <Texts extends object>(
  files: Record<string, () => Promise<Texts>>,
): Promise<Texts> => {
  const locale = document.documentElement.lang.toLowerCase()
  const [language = ''] = locale.split('-')
  const file = Object.entries(files).find(([path]) => path.startsWith(`/src/messages/${language}/`))
  if (!file) throw new Error(`there are no texts in '${language}'`)
  return asSaidIn(locale, await file[1]())
}

/** The texts of the cart, wherever it shows. */
export const loadCartTexts = async () => {
  const [cart, errorTexts] = await Promise.all([loadTexts(carts), loadTexts(errors)])
  return { ...cart, errors: errorTexts }
}

export const loadDialogTexts = () => loadTexts(dialogs)

/** The texts of the dialog that finds a store, with those of stores' hours. */
export const loadPickupTexts = async () => {
  const [texts, hours] = await Promise.all([loadTexts(dialogs), loadTexts(stores)])
  return { ...texts, hours }
}

/** The texts of quick-shop, as its site says them. */
export const loadQuickShopTexts = async (): Promise<QuickShopTexts> => {
  const [
    { buyBox, quickShop, productCard, priceNote, notifyMe },
    { close, dismiss, form },
    byCode,
    { names },
  ] = await Promise.all([loadTexts(catalogues), loadTexts(dialogs), loadTexts(errors), loadTexts(tenders)])
  const { was, now, ...box } = buyBox
  const { region, taxation } = siteOfPage()
  return {
    ...quickShop,
    ...{ close, dismiss, loading: form, wallets: names, notifyMe },
    box: { ...box, errors: byCode },
    prices: { was: region === 'EMEA' ? productCard.historicBestPrice : was, now },
    priceNote: taxation === 'gross' ? priceNote : undefined,
  }
}

/** The texts of wallets' sheets, alone. */
export const loadSheetTexts = async () => {
  const [own, ofFailures] = await Promise.all([loadTexts(wallets), loadTexts(refusals)])
  return sheetTexts(own.sheet, ofFailures)
}

/** The texts of the dialog that stands for a wallet's sheet. */
export const loadWalletTexts = async () => {
  const [texts, sheet, { names }] = await Promise.all([
    loadTexts(dialogs),
    loadTexts(wallets),
    loadTexts(tenders),
  ])
  return { ...texts, wallets: { ...sheet, names } }
}
