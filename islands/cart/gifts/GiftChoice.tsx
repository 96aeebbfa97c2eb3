import { useState } from 'react'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { cart } from '#src/stores/shop.ts'
import { SelectField } from '#islands/ui/SelectField.tsx'
import type { LineTexts } from '../cart-texts.ts'
import { LineEditor } from '../lines/LineEditor.tsx'

type Props = { item: CartItem; locale: string; texts: LineTexts }

/** Another gift in place of the one that a promotion gives, where it gives a choice. */
export const GiftChoice = ({ item, locale, texts }: Props) => {
  const [wanted, setWanted] = useState<string>()
  const choices = item.giftOf?.choices ?? []
  const upc = wanted ?? item.upc
  if (choices.length < 2) return null

  const save = async (): Promise<boolean> => {
    const choice = choices.find((one) => one.upc === upc)
    if (!choice) return false
    const { productId } = choice
    const result = await cart.changeVariant(item, { productId, upc })
    setWanted(undefined)
    return result.ok
  }

  return (
    <LineEditor
      item={item}
      locale={locale}
      title={texts.otherGift}
      label={texts.otherGiftThan}
      save={texts.saveChange}
      onSave={save}
    >
      <SelectField
        label={texts.gift}
        name="upc"
        options={choices.map((choice) => ({ value: choice.upc, label: choice.name }))}
        value={upc}
        onChange={({ target }) => setWanted(target.value)}
      />
    </LineEditor>
  )
}
