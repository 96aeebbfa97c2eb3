import { useState } from 'react'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { choiceOf, choosableAttributes, lineOptions } from '#src/rules/cart/line-choice.ts'
import { buyableProduct } from '#src/rules/catalogue/buyable-product.ts'
import { attributeField } from '#src/rules/catalogue/buy-form.ts'
import { choose, variantOf, type BuyableProduct, type Choice } from '#src/rules/catalogue/variant-choice.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { variantMissing } from '#src/stores/products.ts'
import { products } from '#src/stores/island-stores.ts'
import { cart } from '#src/stores/shop.ts'
import { SelectField } from '#islands/ui/SelectField.tsx'
import type { LineTexts } from '../cart-texts.ts'
import { LineEditor } from './LineEditor.tsx'

type Props = { item: CartItem; locale: string; texts: LineTexts }

/** Another colour or size for a line, in its place. */
export const VariantEditor = ({ item, locale, texts }: Props) => {
  const [product, setProduct] = useState<BuyableProduct>()
  const [wanted, setWanted] = useState<Choice>()
  const choice = wanted ?? choiceOf(item)
  const attributes = choosableAttributes(item)
  if (attributes.length === 0) return null
  const { productId } = item

  const read = async (): Promise<BuyableProduct | undefined> => {
    const answer = await products.read(productId)
    if (!answer.ok) cart.tellOfItem(item, answer.error)
    const known = answer.ok ? buyableProduct(answer.value) : undefined
    setProduct(known)
    return known
  }
  const change = (type: string, id: string): void =>
    setWanted(product ? choose(product, choice, type, id) : { ...choice, [type]: id })
  const save = async (): Promise<boolean> => {
    const known = product ?? (await read())
    const variant = known && variantOf(known, choice)
    if (known && !variant) cart.tellOfItem(item, variantMissing)
    if (!variant) return false
    if (variant.upc === item.upc) return true
    const result = await cart.changeVariant(item, { productId, upc: variant.upc })
    if (result.ok) setWanted(undefined)
    return result.ok
  }

  return (
    <LineEditor
      item={item}
      locale={locale}
      title={texts.change}
      label={texts.changeName}
      save={texts.saveChange}
      onOpen={() => void read()}
      onSave={save}
    >
      <input type="hidden" name="productId" value={productId} />
      {item.attributes
        .filter((attribute) => !attributes.includes(attribute))
        .map(({ type }) => (
          <input key={type} type="hidden" name={attributeField(type)} value={choice[type] ?? ''} />
        ))}
      {attributes.map((attribute) => (
        <SelectField
          key={attribute.type}
          label={attribute.label}
          name={attributeField(attribute.type)}
          required
          options={[
            ...(choice[attribute.type] === undefined ? [{ value: '', label: texts.choose }] : []),
            ...lineOptions(attribute, choice, product).map(({ id, value, isOffered }) => ({
              value: id,
              label: isOffered ? value : formatMessage(texts.optionSoldOut, { value }, locale),
              isDisabled: !isOffered,
            })),
          ]}
          value={choice[attribute.type] ?? ''}
          onChange={({ target }) => change(attribute.type, target.value)}
        />
      ))}
    </LineEditor>
  )
}
