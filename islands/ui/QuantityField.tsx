import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { IconButton } from './IconButton.tsx'
import css from './QuantityField.module.css'

type Props = {
  value: number
  /** Pressing beyond it is passed on too, so that whoever listens can say why not. */
  max: number
  onChange: (quantity: number) => void
  texts: { quantity: string; less: string; more: string; update: string }
}

/** What was typed, as a quantity; undefined when it is none. */
const quantityOf = (typed: string): number | undefined => {
  const quantity = Number(typed)
  return Number.isInteger(quantity) && quantity >= 1 ? quantity : undefined
}

/**
 * A quantity with steps, inside a form. Until scripts run its buttons post the form: `to` is the quantity of the step
 * that was pressed, `qty` the typed one, and the first button, which shows only where there are no scripts, is what
 * Enter presses.
 */
export const QuantityField = ({ value, max, onChange, texts }: Props) => {
  const [draft, setDraft] = useState<string>()

  const change = (quantity: number | undefined): void => {
    setDraft(undefined)
    if (quantity !== undefined && quantity !== value) onChange(quantity)
  }
  const step = (quantity: number) => (event: MouseEvent) => {
    event.preventDefault()
    if (quantity >= 1) change(quantity)
  }
  const commitOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (draft !== undefined) change(quantityOf(draft))
  }

  return (
    <div className={css.field}>
      <button className={css.update} type="submit" tabIndex={-1}>
        {texts.update}
      </button>
      <IconButton
        icon="less"
        label={texts.less}
        type="submit"
        name="to"
        value={value - 1}
        aria-disabled={value <= 1 || undefined}
        onClick={step(value - 1)}
      />
      <input
        className={css.input}
        name="qty"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={texts.quantity}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value.replace(/\D/g, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={() => draft !== undefined && change(quantityOf(draft))}
        onKeyDown={commitOnEnter}
      />
      <IconButton
        icon="more"
        label={texts.more}
        type="submit"
        name="to"
        value={value + 1}
        aria-disabled={value >= max || undefined}
        onClick={step(value + 1)}
      />
    </div>
  )
}
