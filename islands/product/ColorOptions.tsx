import type { MouseEvent } from 'react'
import type { OptionState } from '#src/rules/catalogue/variant-choice.ts'
import css from './ColorOptions.module.css'

type Props = {
  label: string
  options: readonly OptionState[]
  chosenId: string | undefined
  soldOutText: string
  onChoose: (id: string) => void
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/** The colours as links to the product in that colour; a plain press changes it in place. */
export const ColorOptions = ({ label, options, chosenId, soldOutText, onChoose }: Props) => (
  <ul className={css.colors} role="list" aria-label={label}>
    {options.map(({ id, label: name, swatch, swatchUrl, stock }) => (
      <li key={id}>
        <a
          className={css.color}
          href={`?color=${encodeURIComponent(id)}`}
          aria-current={id === chosenId ? 'true' : undefined}
          aria-label={stock === 'outOfStock' ? `${name}, ${soldOutText}` : name}
          title={name}
          data-sold-out={stock === 'outOfStock' || undefined}
          onClick={(event) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            onChoose(id)
          }}
        >
          {swatchUrl === undefined ? (
            <svg className={css.swatch} viewBox="0 0 16 16" aria-hidden="true">
              <circle cx="8" cy="8" r="8" fill={swatch ?? 'none'} />
              {swatch === undefined && (
                <text x="8" y="10.5" fontSize="7" textAnchor="middle" fill="currentColor">
                  {name.slice(0, 2)}
                </text>
              )}
            </svg>
          ) : (
            <img className={css.swatch} src={swatchUrl} alt="" width={28} height={28} />
          )}
        </a>
      </li>
    ))}
  </ul>
)
