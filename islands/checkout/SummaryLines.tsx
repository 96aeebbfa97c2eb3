import type { Cart } from '#src/contract/cart/cart.ts'
import { flashText, outOfStockItems } from '#src/rules/cart/failures/cart-flash.ts'
import { shownCartLine } from '#src/rules/orders/shown-line.ts'
import { OrderLine } from '#islands/ui/order/OrderLine.tsx'
import type { CheckoutSurroundings } from './checkout-texts.ts'

/** What is about to be ordered: nothing of it can be changed here. */
export const SummaryLines = ({
  cart,
  locale,
  texts,
  pictureTemplate,
}: CheckoutSurroundings & { cart: Cart }) => {
  const lacking = outOfStockItems(cart)
  const surroundings = { locale, pictureTemplate, texts: texts.checkout.summary }
  const faultOf = (id: string): string | undefined => {
    const lack = lacking.get(id)
    return lack && flashText(lack, texts.errors, locale)
  }
  return (
    <ul className="order-lines" role="list">
      {cart.items.map((item) => (
        <li key={item.id}>
          <OrderLine line={shownCartLine(item, surroundings, faultOf(item.id))} texts={texts.cart.summary} />
        </li>
      ))}
    </ul>
  )
}
