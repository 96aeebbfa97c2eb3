import { useState } from 'react'
import { formatMoney } from '#src/base/money.ts'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { amountFields, typedAmount } from '#src/rules/catalogue/named-amount.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cart } from '#src/stores/shop.ts'
import { TextField } from '#islands/ui/TextField.tsx'
import type { LineTexts } from '../cart-texts.ts'
import { LineEditor } from './LineEditor.tsx'

type Props = { item: CartItem; locale: string; texts: LineTexts }

/** Another amount for a line whose price the shopper names. */
export const AmountEditor = ({ item, locale, texts: { amount: texts, saveChange } }: Props) => {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const bounds = item.customAmountBounds
  if (!bounds) return null
  const { currency } = item.price
  const money = (minor: number): string => formatMoney(minor, currency, locale)
  const range = { min: money(bounds.min), max: money(bounds.max) }

  const save = async (): Promise<boolean> => {
    const amount = typedAmount(typed, bounds, currency)
    setWrong(!amount.ok)
    if (!amount.ok) return false
    const result = await cart.changeLine(item, { customAmount: amount.value })
    if (result.ok) setTyped('')
    return result.ok
  }

  return (
    <LineEditor
      item={item}
      locale={locale}
      title={texts.change}
      label={texts.changeName}
      save={saveChange}
      onSave={save}
    >
      <TextField
        label={`${formatMessage(texts.typed, { currency }, locale)}. ${formatMessage(texts.range, range, locale)}`}
        name={amountFields.typed}
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={14}
        value={typed}
        error={isWrong ? formatMessage(texts.wrong, range, locale) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </LineEditor>
  )
}
