import type { CartItem } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Money } from '#islands/ui/Money.tsx'
import type { LineTexts } from '../cart-texts.ts'
import css from './LinePromotions.module.css'

type Props = { item: CartItem; locale: string; texts: LineTexts }

/** What took something off a line, by name and amount: promotions of the product, and its part of those of the order. */
export const LinePromotions = ({ item, locale, texts }: Props) => {
  const { productPromotions, orderPromotions, price } = item
  const discounts = [
    ...productPromotions.map((one) => ({ ...one, isShared: false })),
    ...orderPromotions.map((one) => ({ ...one, isShared: true })),
  ]
  if (discounts.length === 0) return null
  return (
    <ul
      className={css.promotions}
      role="list"
      aria-label={formatMessage(texts.offers, { name: item.name }, locale)}
    >
      {discounts.map(({ promotionId, promotionName, price: amount, isShared }) => (
        <li key={promotionId} data-shared={isShared || undefined}>
          {isShared ? formatMessage(texts.share, { name: promotionName }, locale) : promotionName}{' '}
          <Money minor={-amount} currency={price.currency} locale={locale} />
        </li>
      ))}
    </ul>
  )
}
