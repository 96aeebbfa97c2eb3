import '../page-failures.ts'
import './page-dialogs.ts'
import { formPageOf, type FormPage } from '#src/rules/navigation/form-page.ts'
import { signInDialog } from '#src/stores/auth/sign-in-dialog.ts'
import { dialogs } from '#src/stores/shop.ts'
import type { DialogName, FormDialogName, ShopDialogs } from '#src/stores/dialogs/shop-dialogs.ts'
import { dialogLoaders } from './dialog-loaders.ts'

export { followAccount } from '../follow-account.ts'

/** Opens a dialog; where it cannot be had, the page goes the way without script. */
const openOrGo = <N extends DialogName>(name: N, props: ShopDialogs[N]['props'], href: string): void =>
  void dialogs.open(name, props).then((outcome) => {
    if (!outcome.ok && outcome.error === 'unavailable') location.assign(href)
  })

/** Fetches the mini cart before it is opened; without it the cart's own page will do. */
export const fetchMiniCart = (): void =>
  void Promise.all([import('./show-dialogs.ts'), dialogLoaders['mini-cart']()]).catch(() => undefined)

const dialogOf: Readonly<Record<FormPage, FormDialogName>> = {
  'sign-in': signInDialog,
  'signed-in': 'sign-in-confirmation',
  'sign-up': 'sign-up',
  'loyalty-sign-up': 'loyalty-sign-up',
  'forgot-password': 'forgot-password',
  'account/passkey': 'sign-in-confirmation',
  'account/confirm': 'sign-in-confirmation',
  enrollment: 'enrollment',
  'employee-terms': 'employee-terms',
}

/** Opens a page of the account in its dialog; the account itself needs a sign-in before it. */
const openForm = ({ href, pathname, search }: HTMLAnchorElement): void => {
  const page = formPageOf(pathname)
  const name = dialogOf[page ?? 'sign-in']
  const isReplaced = page === undefined || (page === 'sign-in' && name !== page)
  openOrGo(name, isReplaced ? {} : { path: `${pathname}${search}` }, href)
}

/** Opens quick-shop for the product of a card, whose page its link leads to. */
const openQuickShop = ({ href, dataset }: HTMLAnchorElement): void => {
  const { product: productId = '', name = '' } = dataset
  openOrGo('quick-shop', { purpose: 'add', productId, name, href }, href)
}

/** Opens the form by which somebody waits for what of a product is sold out. */
const openNotifyMe = ({ href, dataset }: HTMLAnchorElement): void =>
  openOrGo('notify-me', { productId: dataset['product'] ?? '', href }, href)

/** Opens what a link opens in place of its page, as its `data-opens` says. `upc` is what was just added to the cart, if anything was. */
export const openLink = (link: HTMLAnchorElement, upc?: string): void => {
  const { opens } = link.dataset
  if (opens === 'mini-cart')
    openOrGo('mini-cart', upc === undefined ? { kind: 'asked' } : { kind: 'added', upc }, link.href)
  else if (opens === 'quick-shop') openQuickShop(link)
  else if (opens === 'notify-me') openNotifyMe(link)
  else if (opens === 'location')
    openOrGo('location-confirmation', { label: link.textContent.trim(), href: link.href }, link.href)
  else openForm(link)
}
