import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { addedEvent, addingEvent } from '#src/client/page-events.ts'
import { placeOfNotice } from '#src/rules/cart/failures/cart-error.ts'
import { amountTexts } from '#src/rules/catalogue/amount-texts.ts'
import { buyableProduct } from '#src/rules/catalogue/buyable-product.ts'
import { buyBoxView, type BuyStatus } from '#src/rules/catalogue/buy-box-view.ts'
import { awaitedVariants, quickShopButton } from '#src/rules/catalogue/quick-shop.ts'
import { pictureAt } from '#src/rules/catalogue/picture-template.ts'
import {
  choose,
  colorAttribute,
  firstChoice,
  missingAttributes,
  variantOf,
  type Choice,
} from '#src/rules/catalogue/variant-choice.ts'
import { backInStockPath } from '#src/rules/navigation/back-in-stock-path.ts'
import { suppressesMiniCart } from '#src/rules/navigation/page-type.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { signInDialog } from '#src/stores/auth/sign-in-dialog.ts'
import type { NewItem } from '#src/stores/cart/cart-change.ts'
import { addOne, products } from '#src/stores/island-stores.ts'
import { cart, dialogs } from '#src/stores/shop.ts'
import { track } from '#src/tracking/track.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import type { QuickShopTexts } from './quick-shop-texts.ts'

/** The product that quick-shop is about, once it is read. */
const useProduct = (productId: string) => {
  const [result, setResult] = useState<Result<Product, ClientError>>()
  const read = async (): Promise<void> => {
    setResult(undefined)
    setResult(await products.read(productId))
  }
  const begin = useEffectEvent(() => void read())
  useEffect(() => begin(), [])
  return { result, read }
}

/** What a shopper chooses and does in quick-shop. */
export const useQuickShop = (frame: DialogFrame<'quick-shop'>, texts: QuickShopTexts) => {
  const { purpose, productId, upc: given } = frame.props
  const { result, read } = useProduct(productId)
  const [wanted, setWanted] = useState<Choice>()
  const [status, setStatus] = useState<BuyStatus>({ kind: 'idle' })
  const [isLoggedIn, setLoggedIn] = useState(() => readVisitorCookie(document.cookie).loggedIn)
  const form = useRef<HTMLFormElement>(null)
  const isAdding = useRef(false)

  // An add of which nothing is heard shows by what the cart held before.
  useEffect(() => void cart.load(), [])

  if (!result?.ok) return { product: undefined, isFailed: result !== undefined, read: () => void read() }

  const sold = result.value
  const product = buyableProduct(sold, (publicId) => pictureAt(frame.pictureTemplate, publicId))
  const choice = wanted ?? firstChoice(product, given === undefined ? {} : { variant: given })
  const color = choice[colorAttribute]
  const href = color === undefined ? sold.url : `${sold.url}?color=${encodeURIComponent(color)}`
  const box = { ...texts.box, amounts: amountTexts(product, frame.locale) }
  const view = buyBoxView(product, choice, status, box, frame.locale)

  const { [colorAttribute]: wantedColor } = choice
  const awaited = awaitedVariants({
    variants: sold.variants,
    choice: wantedColor === undefined ? {} : { [colorAttribute]: wantedColor },
  })
  const wanting = {
    productId,
    href: `/${frame.locale}${backInStockPath(productId)}`,
    ...(awaited[0] ? { upc: awaited[0].upc } : {}),
  }

  const itemOf = (upc: string): NewItem => ({ productId: product.id, upc, qty: 1, pdpUrl: href })

  /** The upc of what is chosen; where something is missing, that is said, and has the focus. */
  const chosenUpc = (): string | undefined => {
    const variant = variantOf(product, choice)
    if (variant) return variant.upc
    setStatus({ kind: 'incomplete' })
    const [missing = ''] = missingAttributes(product, choice)
    form.current
      ?.querySelector<HTMLInputElement>(`[data-attribute="${CSS.escape(missing)}"] input:not(:disabled)`)
      ?.focus()
    return undefined
  }

  const add = async (upc: string): Promise<void> => {
    if (isAdding.current) return
    isAdding.current = true
    setStatus({ kind: 'adding' })
    window.dispatchEvent(new CustomEvent(addingEvent))
    const added = await addOne(itemOf(upc))
    isAdding.current = false
    if (added.ok) {
      setStatus({ kind: 'idle' })
      // Where the page opens the mini cart, that takes this dialog's place.
      if (suppressesMiniCart(location.pathname)) frame.close({ upc })
      else window.dispatchEvent(new CustomEvent(addedEvent, { detail: { upc } }))
      return
    }
    const { errorId } = added.error
    track({ event: 'quick_shop_error', productId, errorId })
    const isTold = placeOfNotice(added.error) === undefined
    setStatus(isTold ? { kind: 'idle' } : { kind: 'failed', failure: added.error })
  }

  const submit = (): void => {
    const upc = chosenUpc()
    if (upc === undefined) return
    if (purpose === 'add') void add(upc)
    else frame.close({ upc })
  }

  return {
    product: sold,
    view,
    button: quickShopButton(sold, choice, view.action, purpose, isLoggedIn),
    hasAwaited: awaited.length > 0,
    notifyMe: (): void => void dialogs.open('notify-me', wanting, 'keep'),
    notifyMeHref: wanting.href,
    isLoggedIn,
    color,
    href,
    form,
    choose: (type: string, id: string): void => {
      setWanted(choose(product, choice, type, id))
      if (!isAdding.current) setStatus({ kind: 'idle' })
    },
    submit,
    /** Has somebody sign in, and then does what they came for. */
    signIn: async (): Promise<void> => {
      const outcome = await dialogs.open(signInDialog, {}, 'keep')
      if (!outcome.ok) return
      setLoggedIn(true)
      submit()
    },
    /** Hands the item that is chosen to a wallet, with what to do where that cannot be had. */
    order: (by: (item: NewItem, otherwise: () => void) => void): void => {
      const upc = chosenUpc()
      if (upc !== undefined) by(itemOf(upc), () => void add(upc))
    },
  }
}
