import { formatMoney } from '#src/base/money.ts'
import type { Messages } from '#src/messages/messages.ts'
import { instalmentsOf } from '#src/rules/cart/instalments.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import css from './PayLater.module.css'

type Props = DialogFrame<'pay-later-information'> & { texts: Messages['dialogs'] }

/** Explains how an amount is paid in parts, and when each is due. */
export const PayLater = ({ texts: { payLater: texts, ...words }, ...frame }: Props) => {
  const { amount, currency } = frame.props
  const instalments = instalmentsOf(amount)
  const money = (minor: number): string => formatMoney(minor, currency, frame.locale)
  const values = { amount: money(amount), count: instalments.length }
  return (
    <ShopDialog frame={frame} look="modal" title={texts.title} texts={words}>
      <p className={css.text}>{formatMessage(texts.text, values, frame.locale)}</p>
      <ol className={css.instalments} role="list">
        {instalments.map(({ weeks, amount: part }) => (
          <li key={weeks}>
            <span>{weeks === 0 ? texts.first : formatMessage(texts.later, { weeks }, frame.locale)}</span>
            <strong>{money(part)}</strong>
          </li>
        ))}
      </ol>
      <p className={css.terms}>{texts.terms}</p>
    </ShopDialog>
  )
}
