import type { CartItem } from '#src/contract/cart/cart.ts'
import {
  colorAttribute,
  optionStates,
  type BuyableProduct,
  type Choice,
} from '#src/rules/catalogue/variant-choice.ts'

/** An option of a line's attribute, and whether it may be chosen. */
export type LineOption = { id: string; value: string; isOffered: boolean }

/** What is chosen of a line. */
export const choiceOf = ({ attributes }: Pick<CartItem, 'attributes'>): Choice =>
  Object.fromEntries(
    attributes.flatMap(({ type, options }) =>
      options.filter(({ selected }) => selected).map(({ id }) => [type, id]),
    ),
  )

/** The attributes of which a line's product has several options. */
export const choosableAttributes = ({ attributes, variants }: CartItem): CartItem['attributes'] =>
  variants.length > 1 ? attributes.filter(({ options }) => options.length > 1) : []

/**
 * The options of an attribute beside the other choices; what is sold out or not made cannot be chosen. A colour can be if
 * anything of it is left, as the size then follows. Until the product is read, as the cart knows them.
 */
export const lineOptions = (
  { type, options }: CartItem['attributes'][number],
  choice: Choice,
  product: BuyableProduct | undefined,
): LineOption[] => {
  const isColor = type === colorAttribute
  const states = product && optionStates(product, isColor ? {} : choice, type)
  const isLeft = (id: string): boolean =>
    states?.some((state) => state.id === id && state.stock !== 'outOfStock') ?? isColor
  return options.map(({ id, value, available }) => ({
    id,
    value,
    isOffered: choice[type] === id || isLeft(id) || (!states && available),
  }))
}
