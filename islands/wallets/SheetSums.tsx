import { minorDigits, formatMoney } from '#src/base/money.ts'
import type { SheetLine, SheetMethod, SheetTotals } from '#src/rules/payments/wallet-sheet.ts'
import css from './WalletSimulation.module.css'

/** A sheet's decimal text as shoppers read an amount. */
export const shownAmount = (amount: string, currency: string, locale: string): string =>
  formatMoney(Math.round(Number(amount) * 10 ** minorDigits(currency)), currency, locale)

type MethodsProps = {
  methods: readonly SheetMethod[]
  chosen: string
  legend: string
  money: (amount: string) => string
  onChoose: (identifier: string) => void
}

/** The ways of delivery on a sheet. */
export const SheetMethods = ({ methods, chosen, legend, money, onChoose }: MethodsProps) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{legend}</legend>
    {methods.map(({ identifier, label, detail, amount }) => (
      <label className={css.method} key={identifier}>
        <input
          type="radio"
          name="wallet-method"
          value={identifier}
          checked={identifier === chosen}
          onChange={() => onChoose(identifier)}
        />
        <span>
          {label}
          <small>{detail}</small>
        </span>
        <span>{money(amount)}</span>
      </label>
    ))}
  </fieldset>
)

type SumsProps = { totals: SheetTotals; money: (amount: string) => string }

/** What a sheet comes to. */
export const SheetSums = ({ totals: { newLineItems, newTotal }, money }: SumsProps) => (
  <dl className={css.lines}>
    {[...newLineItems, newTotal].map(({ label, amount }: SheetLine) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{money(amount)}</dd>
      </div>
    ))}
  </dl>
)
