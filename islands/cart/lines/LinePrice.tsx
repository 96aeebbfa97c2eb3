import { formatMoney } from '#src/base/money.ts'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { isFreeGift, isSold } from '#src/rules/cart/cart-lines.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Price } from '#islands/ui/Price.tsx'
import type { LineTexts } from '../cart-texts.ts'
import css from './LinePrice.module.css'

type Props = { item: CartItem; quantity: number; locale: string; texts: LineTexts }

/** Nothing of what cannot be bought, else what a line comes to after its own promotions, at the quantity the shopper sees, and what one piece costs. */
export const LinePrice = ({ item, quantity, locale, texts }: Props) => {
  const { price, qty } = item
  const { currency } = price
  if (!isSold(item)) return null
  // Until the server has priced another quantity, each piece is taken to cost what it does now.
  const row = Math.round((price.priceAfterItemDiscount * quantity) / qty)
  return (
    <div className={css.price}>
      <Price
        current={row}
        original={Math.max(row, price.original * quantity)}
        currency={currency}
        locale={locale}
        texts={texts}
        from={isFreeGift(item) ? texts.free : undefined}
      />
      {quantity > 1 && price.current > 0 && (
        <p className={css.each} suppressHydrationWarning>
          {formatMessage(texts.each, { price: formatMoney(price.current, currency, locale) }, locale)}
        </p>
      )}
    </div>
  )
}
