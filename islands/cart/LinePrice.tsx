import { formatMoney } from '#src/base/money.ts'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { isFreeGift } from '#src/rules/cart/cart-lines.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Price } from '#islands/ui/Price.tsx'
import type { LineTexts } from './cart-texts.ts'
import css from './LinePrice.module.css'

type Props = { item: CartItem; quantity: number; locale: string; texts: LineTexts }

/** What a line comes to, at the quantity the shopper sees, and what one piece costs. */
export const LinePrice = ({ item: { price, qty, ...item }, quantity, locale, texts }: Props) => {
  const { currency } = price
  if (isFreeGift({ ...item, price, qty })) return <p className={css.price}>{texts.free}</p>
  const row = quantity === qty ? price.rowTotal : price.current * quantity
  return (
    <div className={css.price}>
      <Price
        current={row}
        original={Math.max(row, price.original * quantity)}
        currency={currency}
        locale={locale}
        texts={texts}
      />
      {quantity > 1 && (
        <p className={css.each} suppressHydrationWarning>
          {formatMessage(texts.each, { price: formatMoney(price.current, currency, locale) }, locale)}
        </p>
      )}
    </div>
  )
}
