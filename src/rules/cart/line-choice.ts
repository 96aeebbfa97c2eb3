import type { CartItem } from '#src/contract/cart/cart.ts'
import { colorAttribute } from '#src/rules/catalogue/variant-choice.ts'

/** An option of a line's attribute, and whether it may be chosen. */
export type LineOption = { id: string; value: string; isOffered: boolean }

/** The attributes of which a line's product has several options. */
export const choosableAttributes = ({ attributes, variants }: CartItem): CartItem['attributes'] =>
  variants.length > 1 ? attributes.filter(({ options }) => options.length > 1) : []

/** The options of an attribute as the cart knows them: what is sold out cannot be chosen, but a colour can, of which other sizes may be left. */
export const lineOptions = ({ type, options }: CartItem['attributes'][number]): LineOption[] =>
  options.map(({ id, value, selected, available }) => ({
    id,
    value,
    isOffered: selected || available || type === colorAttribute,
  }))
