import { useId } from 'react'
import { attributeField } from '#src/rules/catalogue/buy-form.ts'
import type { OptionState } from '#src/rules/catalogue/variant-choice.ts'
import css from './AttributeOptions.module.css'

type Props = {
  /** Attribute type, the name its radio buttons post. */
  type: string
  legend: string
  options: readonly OptionState[]
  chosenId: string | undefined
  soldOutText: string
  /** Explains the crossed-out options when there are any. */
  explanation: string
  /** Why the form was refused, when this choice is what it lacks. */
  problem: string | undefined
  onChoose: (id: string) => void
}

/** One attribute other than colour, such as the size, as radio buttons. */
export const AttributeOptions = ({
  type,
  legend,
  options,
  chosenId,
  problem,
  explanation,
  ...props
}: Props) => {
  const noteId = useId()
  const someSoldOut = options.some(({ stock }) => stock === 'outOfStock')
  const note = problem ?? (someSoldOut ? explanation : undefined)
  return (
    <fieldset className={css.attribute} aria-describedby={note && noteId} data-attribute={type}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {options.map(({ id, label, stock }) => (
          <label className={css.option} key={id} data-stock={stock}>
            <input
              className={css.radio}
              type="radio"
              name={attributeField(type)}
              value={id}
              required
              disabled={stock === 'outOfStock'}
              checked={id === chosenId}
              onChange={() => props.onChoose(id)}
            />
            <span className={css.label}>{label}</span>
            {stock === 'outOfStock' && <span className="visually-hidden">, {props.soldOutText}</span>}
          </label>
        ))}
      </div>
      <p
        className={css.note}
        id={noteId}
        role={problem ? 'alert' : undefined}
        data-problem={problem ? '' : undefined}
      >
        {note}
      </p>
    </fieldset>
  )
}
