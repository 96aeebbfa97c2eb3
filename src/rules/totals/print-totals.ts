import type { TotalLine } from './total-lines.ts'

/** The words of totals, the same wherever they are printed. */
export type TotalTexts = Record<
  | ('subtotal' | 'reductions' | 'delivery' | 'deliveryByEmail' | 'deliveryFree')
  | ('tax' | 'taxEstimated' | 'open' | 'total'),
  string
>

/** A line of totals as text; the note says what made a delivery cheaper, and is empty elsewhere. */
export type PrintedTotal = { kind: TotalLine['kind']; label: string; note: string; value: string }

/** Lines of totals in words. `money` writes an amount of minor units. */
export const printTotals = (
  lines: readonly TotalLine[],
  texts: TotalTexts,
  money: (minor: number) => string,
): PrintedTotal[] =>
  lines.map((line): PrintedTotal => {
    const { kind, amount } = line
    const plain = { kind, note: '', value: money(amount) }
    if (kind === 'reduction') return { ...plain, label: line.name }
    if (kind === 'delivery') {
      const value = amount === 0 ? texts.deliveryFree : plain.value
      return {
        ...{ kind, label: line.state === 'byEmail' ? texts.deliveryByEmail : texts.delivery },
        ...{ note: line.reducedBy.join(', '), value: line.state === 'open' ? texts.open : value },
      }
    }
    if (kind !== 'tax') return { ...plain, label: texts[kind] }
    return {
      ...{ kind, note: '', label: line.status === 'estimated' ? texts.taxEstimated : texts.tax },
      value: line.status === 'open' ? texts.open : plain.value,
    }
  })

/** A label with its note, where both stand in one text. */
export const notedLabel = ({ label, note }: Pick<PrintedTotal, 'label' | 'note'>): string =>
  note === '' ? label : `${label} (${note})`
