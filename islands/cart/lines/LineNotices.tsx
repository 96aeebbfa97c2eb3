import type { CartItem } from '#src/contract/cart/cart.ts'
import { cartErrorText, type CartErrorTexts } from '#src/rules/cart/failures/cart-error-text.ts'
import type { CartFailure } from '#src/rules/cart/failures/cart-error.ts'
import { flashText, type FlashTexts, type OutOfStock } from '#src/rules/cart/failures/cart-flash.ts'
import { isSoldOut } from '#src/rules/cart/cart-lines.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import type { LineTexts } from '../cart-texts.ts'
import css from './LineNotices.module.css'

type Props = {
  item: CartItem
  notice: CartFailure | undefined
  /** What of it is out of stock, as the cart tells. */
  outOfStock: OutOfStock | undefined
  locale: string
  texts: LineTexts
  errorTexts: CartErrorTexts & FlashTexts
  onQuantity: (quantity: number) => void
}

/** What is wrong with a line, the way out where there is one, and that few are left of it. */
export const LineNotices = ({ item, notice, outOfStock, locale, texts, errorTexts, onQuantity }: Props) => {
  const { id, maxQty, qty, unitsLeft } = item
  const problem = notice
    ? cartErrorText(notice, errorTexts, locale)
    : outOfStock
      ? flashText(outOfStock, errorTexts, locale)
      : isSoldOut(item)
        ? texts.soldOut
        : undefined
  const canLower = outOfStock !== undefined && maxQty > 0 && maxQty < qty
  if (problem === undefined)
    return unitsLeft === undefined ? null : (
      <p className={css.left}>{formatMessage(texts.left, { count: unitsLeft }, locale)}</p>
    )
  return (
    <div className={css.notices}>
      <Notice>{problem}</Notice>
      {canLower && (
        <form
          method="post"
          action={`/${locale}/cart/update`}
          onSubmit={(event) => {
            event.preventDefault()
            onQuantity(maxQty)
          }}
        >
          <input type="hidden" name="itemId" value={id} />
          <button className="button" data-style="quiet" type="submit" name="to" value={maxQty}>
            {formatMessage(texts.lower, { count: maxQty }, locale)}
          </button>
        </form>
      )}
    </div>
  )
}
