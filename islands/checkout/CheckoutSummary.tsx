import type { ComponentProps } from 'react'
import { checkoutTotals } from '#src/rules/totals/checkout-totals.ts'
import { Totals } from '#islands/ui/order/Totals.tsx'
import type { CheckoutSurroundings } from './checkout-texts.ts'
import { SummaryCodes } from './SummaryCodes.tsx'
import { SummaryLines } from './SummaryLines.tsx'

type Props = CheckoutSurroundings & ComponentProps<typeof SummaryCodes> & { isBusy: boolean }

/** What is about to be ordered: the lines, what they come to, and the codes. Pale while a change is on its way, because the server adds up. */
export const CheckoutSummary = ({ isBusy, ...props }: Props) => {
  const { cart, locale, texts, pictureTemplate } = props
  const summary = { ...texts.cart.summary, ...texts.checkout.summary }
  return (
    <div className="checkout-summary" aria-busy={isBusy || undefined}>
      <SummaryLines cart={cart} locale={locale} texts={texts} pictureTemplate={pictureTemplate} />
      <Totals {...checkoutTotals(cart, { summary, tenders: texts.tenders }, locale)} />
      <SummaryCodes {...props} />
      <p>
        <a href={`/${locale}/cart`}>{texts.checkout.summary.change}</a>
      </p>
    </div>
  )
}
