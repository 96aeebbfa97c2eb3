import type { CartItem } from '#src/contract/cart/cart.ts'
import { choosableAttributes, lineOptions } from '#src/rules/cart/line-choice.ts'
import { attributeField } from '#src/rules/catalogue/buy-form.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart, dialogs } from '#src/stores/shop.ts'
import { SelectField } from '#islands/ui/SelectField.tsx'
import type { LineTexts } from '../cart-texts.ts'
import { LineEditor } from './LineEditor.tsx'

type Props = { item: CartItem; locale: string; texts: LineTexts }

/** Another colour or size for a line: chosen in quick-shop, or in a form in its place until scripts run. */
export const VariantEditor = ({ item, locale, texts }: Props) => {
  const attributes = choosableAttributes(item)
  if (attributes.length === 0) return null
  const { productId, upc, name, pdpUrl: href } = item

  const change = async (): Promise<boolean> => {
    const purpose = 'update-cart-item'
    const outcome = await dialogs.open('quick-shop', { purpose, productId, name, href, upc }, 'keep')
    if (!outcome.ok) return outcome.error !== 'unavailable'
    if (outcome.value.upc !== upc) void cart.changeVariant(item, { productId, upc: outcome.value.upc })
    return true
  }

  return (
    <LineEditor
      item={item}
      locale={locale}
      title={texts.change}
      label={texts.changeName}
      save={texts.saveChange}
      onPress={change}
    >
      <input type="hidden" name="productId" value={productId} />
      {item.attributes.map((attribute) => {
        const { type, label, options } = attribute
        const chosen = options.find(({ selected }) => selected)?.id
        if (!attributes.includes(attribute))
          return <input key={type} type="hidden" name={attributeField(type)} value={chosen ?? ''} />
        return (
          <SelectField
            key={`${type} ${chosen}`}
            label={label}
            name={attributeField(type)}
            required
            options={[
              ...(chosen === undefined ? [{ value: '', label: texts.choose }] : []),
              ...lineOptions(attribute).map(({ id, value, isOffered }) => ({
                value: id,
                label: isOffered ? value : formatMessage(texts.optionSoldOut, { value }, locale),
                isDisabled: !isOffered,
              })),
            ]}
            defaultValue={chosen ?? ''}
          />
        )
      })}
    </LineEditor>
  )
}
