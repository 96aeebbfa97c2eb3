import type { ShownTotals } from '#src/rules/totals/shown-totals.ts'
import './totals.css'

/**
 * What a cart or an order comes to, row by row. Browsers' number formats differ in their spaces, so what the server wrote
 * stands as it is.
 */
export const Totals = ({ rows, taxIncluded }: ShownTotals) => (
  <>
    <dl className="totals">
      {rows.map(({ kind, label, note, value }, at) => (
        <div key={`${label} ${at}`} data-look={kind}>
          <dt suppressHydrationWarning>
            {label} {note && <small>{note}</small>}
          </dt>
          <dd suppressHydrationWarning>{value}</dd>
        </div>
      ))}
    </dl>
    {taxIncluded && (
      <p className="totals-tax" suppressHydrationWarning>
        {taxIncluded}
      </p>
    )}
  </>
)
