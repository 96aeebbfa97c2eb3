import { formatMoney } from '#src/base/money.ts'
import type { CartItem } from '#src/contract/cart/cart.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { chosenAttributes, isFreeGift, isSold } from '#src/rules/cart/cart-lines.ts'
import { pictureAt } from '#src/rules/catalogue/picture-template.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { attributeText } from '#src/rules/catalogue/size-text.ts'

/** What is said of a line below its name; `words` are a shopper's own, with their line breaks. */
export type LineNote = { text: string; look?: 'strong' | 'fault' | 'words' }

/** A line of a cart or an order as it is shown where nothing of it can be changed, in texts. */
export type ShownLine = {
  name: string
  /** The page of the product. */
  href?: string | undefined
  /** The language of the name and the variant, where it is not the page's. */
  lang?: string | undefined
  /** The address of its picture. */
  picture?: string | undefined
  /** Colour, size and such. */
  variant: string
  notes: readonly LineNote[]
  /** What it costs, and what it would have; nothing where it is not sold. */
  price?: string | undefined
  original?: string | undefined
}

export type LineTexts = Record<'quantity' | 'giftFor' | 'free', string>

type Surroundings = { locale: string; pictureTemplate: string; texts: LineTexts }

type Bought = {
  name: string
  qty: number
  image?: { publicId: string } | undefined
  giftOption?: { to: string } | undefined
}

const shown = (
  { name, qty, image, giftOption }: Bought,
  values: readonly string[],
  { locale, pictureTemplate, texts }: Surroundings,
  fault?: string,
): ShownLine => ({
  name,
  picture: image && pictureAt(pictureTemplate, image.publicId),
  variant: values.join(' · '),
  notes: [
    ...(qty > 1 ? [{ text: formatMessage(texts.quantity, { count: qty }, locale) }] : []),
    ...(fault === undefined ? [] : [{ text: fault, look: 'fault' as const }]),
    ...(giftOption ? [{ text: formatMessage(texts.giftFor, { to: giftOption.to }, locale) }] : []),
  ],
})

/** A line of a cart. `fault` says what keeps it from being sold. */
export const shownCartLine = (
  item: CartItem,
  surroundings: Surroundings,
  fault: string | undefined,
): ShownLine => {
  const { qty, price } = item
  const row = price.priceAfterItemDiscount
  const original = price.original * qty
  const money = (minor: number): string => formatMoney(minor, price.currency, surroundings.locale)
  const values = chosenAttributes(item).map(attributeText)
  return {
    ...shown(item, values, surroundings, fault),
    price: isSold(item) ? (isFreeGift(item) ? surroundings.texts.free : money(row)) : undefined,
    original: isSold(item) && row < original ? money(original) : undefined,
  }
}

type OrderItem = Order['items'][number]

/** A line of an order as it was placed: what it cost before promotions of the whole order, as the totals below go on from it. */
export const placedLine = (item: OrderItem, currency: string, surroundings: Surroundings): ShownLine => ({
  ...shown(item, item.attributes.map(attributeText), surroundings),
  price: item.bonus
    ? surroundings.texts.free
    : formatMoney(item.price.rowTotal, currency, surroundings.locale),
})

export type OrderLineTexts = LineTexts & Record<'giftWords' | 'giftNoPrice' | 'chosen', string>

type OrderSurroundings = Surroundings & {
  texts: OrderLineTexts
  currency: string
  lang: string | undefined
  /** Where its units are. */
  units: readonly string[]
}

/** A line of an order as it stands: what was paid of it in the end, where its units are, and the words of a gift. */
export const shownOrderLine = (item: OrderItem, surroundings: OrderSurroundings): ShownLine => {
  const { locale, texts, currency, lang, units } = surroundings
  const { name, pdpUrl, qty, attributes, price, bonus, giftOption, isDigitalProduct } = item
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const isLess = price.paid < price.rowTotal && !bonus
  const gift = giftOption && formatMessage(texts.giftFor, { to: giftOption.to }, locale)
  return {
    ...{ name, href: pdpUrl === '' ? undefined : pdpUrl, lang },
    picture: item.image && pictureAt(surroundings.pictureTemplate, item.image.publicId),
    variant: attributes
      .map(({ label, value }) => formatMessage(texts.chosen, { label, value }, locale))
      .join(' · '),
    notes: [
      ...(qty > 1 ? [{ text: formatMessage(texts.quantity, { count: qty }, locale) }] : []),
      ...units.map((text) => ({ text, look: 'strong' as const })),
      ...(gift === undefined ? [] : [{ text: isDigitalProduct ? gift : `${gift} · ${texts.giftNoPrice}` }]),
      ...(giftOption
        ? [
            {
              text: formatMessage(texts.giftWords, { message: giftOption.message }, locale),
              look: 'words' as const,
            },
          ]
        : []),
    ],
    price: bonus ? texts.free : money(price.paid),
    original: isLess ? money(price.rowTotal) : undefined,
  }
}
