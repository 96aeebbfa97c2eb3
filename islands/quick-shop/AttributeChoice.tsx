import type { AttributeView, OptionView } from '#src/rules/catalogue/buy-box-view.ts'
import { attributeField } from '#src/rules/catalogue/buy-form.ts'
import { optionColumns } from '#src/rules/catalogue/option-columns.ts'
import { colorAttribute } from '#src/rules/catalogue/variant-choice.ts'
import css from './AttributeChoice.module.css'

type Props = {
  attribute: AttributeView
  soldOut: string
  onChoose: (type: string, id: string) => void
}

const Swatch = ({ label, swatch, swatchUrl }: Pick<OptionView, 'label' | 'swatch' | 'swatchUrl'>) =>
  swatchUrl === undefined ? (
    <svg className={css.swatch} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill={swatch ?? 'none'} />
      {swatch === undefined && (
        <text x="8" y="10.5" fontSize="7" textAnchor="middle" fill="currentColor">
          {label.slice(0, 2)}
        </text>
      )}
    </svg>
  ) : (
    <img className={css.swatch} src={swatchUrl} alt="" width="28" height="28" />
  )

/** One attribute as radio buttons: colours as swatches, all others in words. What is sold out is marked; a colour can be looked at all the same. */
export const AttributeChoice = ({ attribute, soldOut, onChoose }: Props) => {
  const { type, legend, options, note, isMissing } = attribute
  const isColor = type === colorAttribute
  const offered = options.filter(({ isOffered }) => isOffered)
  const noteId = `quick-shop-note-${type}`
  return (
    <fieldset
      className={css.attribute}
      data-attribute={type}
      aria-describedby={note === '' ? undefined : noteId}
    >
      <legend className={css.legend}>{legend}</legend>
      <div
        className={isColor ? css.colors : css.options}
        style={
          isColor ? undefined : { gridTemplateColumns: optionColumns(offered.map(({ label }) => label)) }
        }
      >
        {offered.map((option) => {
          const { id, label, stock, isChosen } = option
          const isSoldOut = stock === 'outOfStock'
          return (
            <label className={css.option} key={id} title={isColor ? label : undefined} data-stock={stock}>
              <input
                className={css.radio}
                type="radio"
                name={attributeField(type)}
                value={id}
                checked={isChosen}
                disabled={isSoldOut && !isColor}
                onChange={() => onChoose(type, id)}
              />
              {isColor ? (
                <>
                  <Swatch {...option} />
                  <span className="visually-hidden">{label}</span>
                </>
              ) : (
                <span className={css.label}>{label}</span>
              )}
              {isSoldOut && <span className="visually-hidden">, {soldOut}</span>}
            </label>
          )
        })}
      </div>
      {note !== '' && (
        <p
          className={css.note}
          id={noteId}
          data-problem={isMissing || undefined}
          role={isMissing ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </fieldset>
  )
}
