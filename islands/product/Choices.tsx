import { formatMessage } from '#src/rules/texts/format-message.ts'
import {
  colorAttribute,
  optionStates,
  type BuyableProduct,
  type Choice,
} from '#src/rules/catalogue/variant-choice.ts'
import { AttributeOptions } from './AttributeOptions.tsx'
import type { BuyBoxTexts } from './buy-box-texts.ts'
import css from './Choices.module.css'
import { ColorOptions } from './ColorOptions.tsx'

type Props = {
  product: BuyableProduct
  choice: Choice
  /** The attribute that was still to be chosen when the button was pressed. */
  missing: string | undefined
  locale: string
  texts: BuyBoxTexts
  onChoose: (type: string, id: string) => void
}

/** What there is to choose of a product: colours first, then each other attribute. */
export const Choices = ({ product, choice, missing, locale, texts, onChoose }: Props) => {
  const colors = optionStates(product, {}, colorAttribute)
  const color = colors.find(({ id }) => id === choice[colorAttribute])
  return product.attributes.map(({ type, label }) => {
    const options = type === colorAttribute ? colors : optionStates(product, choice, type)
    const chosen = options.find(({ id }) => id === choice[type])
    const legend = formatMessage(texts.chosen, { label, value: chosen?.label ?? texts.chooseOne }, locale)
    const shared = {
      options,
      chosenId: choice[type],
      soldOutText: texts.soldOut,
      onChoose: (id: string): void => onChoose(type, id),
    }
    return type === colorAttribute ? (
      <div key={type}>
        <p className={css.legend}>{legend}</p>
        <ColorOptions label={label} {...shared} />
      </div>
    ) : (
      <AttributeOptions
        key={type}
        type={type}
        legend={legend}
        explanation={formatMessage(texts.someSoldOut, { color: color?.label ?? product.name }, locale)}
        problem={missing === type ? formatMessage(texts.missing, { label }, locale) : undefined}
        {...shared}
      />
    )
  })
}
