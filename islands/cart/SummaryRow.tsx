import type { PrintedTotal } from '#src/rules/totals/print-totals.ts'
import css from './OrderSummary.module.css'

type Props = { row: PrintedTotal }

/** A name and what it comes to. Browsers' number formats differ in their spaces, so what the server wrote stands as it is. */
export const SummaryRow = ({ row: { kind, label, note, value } }: Props) => (
  <div data-look={kind}>
    <dt>
      {label}
      {note !== '' && <small>{note}</small>}
    </dt>
    <dd className={css.amount} suppressHydrationWarning>
      {value}
    </dd>
  </div>
)
