import type { Product } from '#src/contract/catalogue/product.ts'
import type { BuyAction, Choice } from './variant-choice.ts'

/** What quick-shop is open for: to add a product to the cart, or to choose another variant of what is there or saved for later. */
export type QuickShopPurpose = 'add' | 'update-cart-item' | 'update-saved-item'

/** The button at the foot of quick-shop. */
export type QuickShopButton = 'soldOut' | 'notifyMe' | 'signIn' | 'update' | 'add'

/** Whether a sale that members alone have yet is closed to somebody. */
const needsSignIn = ({ presale }: Pick<Product, 'presale'>, isLoggedIn: boolean): boolean =>
  presale && !isLoggedIn

type Chosen = Pick<Product, 'variants'> & { choice: Choice }

/** The variants that fit a choice, and that somebody may wait for. */
export const awaitedVariants = ({ variants, choice }: Chosen): Product['variants'] =>
  variants.filter(
    ({ notifyMe, attributes }) =>
      notifyMe && Object.entries(choice).every(([type, id]) => attributes[type] === id),
  )

/** The button for what is chosen (specification, account and content, section 4, Quick-shop footer). */
export const quickShopButton = (
  product: Pick<Product, 'presale' | 'variants'>,
  choice: Choice,
  action: BuyAction,
  purpose: QuickShopPurpose,
  isLoggedIn: boolean,
): QuickShopButton => {
  if (action === 'soldOut')
    return awaitedVariants({ variants: product.variants, choice }).length > 0 ? 'notifyMe' : 'soldOut'
  if (needsSignIn(product, isLoggedIn)) return 'signIn'
  return purpose === 'add' ? 'add' : 'update'
}

/** Whether a wallet may order a product at once: not before its sale begins, and not what has to be named first. */
export const isOrderedAtOnce = (
  product: Pick<Product, 'presale' | 'eyebrow' | 'productType' | 'customAmount'>,
  isLoggedIn: boolean,
): boolean =>
  !needsSignIn(product, isLoggedIn) &&
  product.eyebrow?.id !== 'COMINGSOON' &&
  product.productType !== 'digital' &&
  !product.customAmount
