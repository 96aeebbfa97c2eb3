import { formatMoney } from '#src/base/money.ts'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import { flashText, outOfStockItems } from '#src/rules/cart/cart-flash.ts'
import { chosenAttributes, isFreeGift, isSold } from '#src/rules/cart/cart-lines.ts'
import { pictureAt } from '#src/rules/catalogue/picture-template.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { CheckoutSurroundings } from './checkout-texts.ts'

type LineProps = CheckoutSurroundings & { item: CartItem; fault: string | undefined }

const LinePrice = ({ item, locale, texts }: Omit<LineProps, 'fault'>) => {
  const { price, qty } = item
  const row = price.priceAfterItemDiscount
  const original = price.original * qty
  const money = (minor: number): string => formatMoney(minor, price.currency, locale)
  return (
    <p className="summary-price" suppressHydrationWarning>
      {row < original && (
        <>
          <span className="visually-hidden">{texts.cart.summary.was} </span>
          <s suppressHydrationWarning>{money(original)}</s>
          <span className="visually-hidden">{texts.cart.summary.now} </span>
        </>
      )}
      <span suppressHydrationWarning>{isFreeGift(item) ? texts.checkout.summary.free : money(row)}</span>
    </p>
  )
}

const SummaryLine = ({ fault, ...props }: LineProps) => {
  const { item, locale, texts, pictureTemplate } = props
  const { name, qty, image, giftOption } = item
  const { summary } = texts.checkout
  const attributes = chosenAttributes(item).map(({ value }) => value)
  return (
    <li>
      <div className="summary-line">
        <div className="summary-picture">
          {image && <img src={pictureAt(pictureTemplate, image.publicId)} alt="" width="240" height="240" />}
        </div>
        <div>
          <p className="summary-name">{name}</p>
          {attributes.length > 0 && <p>{attributes.join(' · ')}</p>}
          {qty > 1 && <p>{formatMessage(summary.quantity, { count: qty }, locale)}</p>}
          {fault !== undefined && <p className="form-fault">{fault}</p>}
          {giftOption && <p>{formatMessage(summary.giftFor, { to: giftOption.to }, locale)}</p>}
        </div>
        {isSold(item) && <LinePrice {...props} />}
      </div>
    </li>
  )
}

/** What is about to be ordered: nothing of it can be changed here. */
export const SummaryLines = ({ cart, ...surroundings }: CheckoutSurroundings & { cart: Cart }) => {
  const { locale, texts } = surroundings
  const lacking = outOfStockItems(cart)
  const faultOf = (id: string): string | undefined => {
    const lack = lacking.get(id)
    return lack && flashText(lack, texts.errors, locale)
  }
  return (
    <ul className="summary-lines" role="list">
      {cart.items.map((item) => (
        <SummaryLine key={item.id} item={item} fault={faultOf(item.id)} {...surroundings} />
      ))}
    </ul>
  )
}
