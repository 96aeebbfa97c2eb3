import { formatMoney } from '#src/base/money.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Money } from './Money.tsx'
import css from './Price.module.css'

type Props = {
  /** Minor units. */
  current: number
  original: number
  currency: string
  locale: string
  /** Read before the two prices of a sale. */
  texts: { was: string; now: string }
  /** What stands in place of the amount: `From {price}` while a choice is still to decide, or that it is free. */
  from?: string | undefined
}

/** A price; marked down when the current one is below the original. */
export const Price = ({ current, original, currency, locale, texts, from }: Props) => {
  const amount =
    from === undefined ? (
      <Money minor={current} currency={currency} locale={locale} />
    ) : (
      <span suppressHydrationWarning>
        {formatMessage(from, { price: formatMoney(current, currency, locale) }, locale)}
      </span>
    )
  if (current >= original) return <span className={css.price}>{amount}</span>
  return (
    <span className={css.price}>
      <span className="visually-hidden">{texts.now}</span>
      <ins className={css.sale}>{amount}</ins>
      <span className="visually-hidden">{texts.was}</span>
      <del className={css.original}>
        <Money minor={original} currency={currency} locale={locale} />
      </del>
    </span>
  )
}
