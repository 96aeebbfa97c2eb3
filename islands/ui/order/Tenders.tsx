import type { TenderRow } from '#src/rules/payments/shown-tenders.ts'
import './tenders.css'

/** What pays a cart, or paid an order, and how much each. */
export const Tenders = ({ tenders }: { tenders: readonly TenderRow[] }) => (
  <dl className="tenders">
    {tenders.map(({ label, amount, note }, at) => (
      <div key={`${label} ${at}`}>
        <dt>{label}</dt>
        <dd suppressHydrationWarning>
          {amount} {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
