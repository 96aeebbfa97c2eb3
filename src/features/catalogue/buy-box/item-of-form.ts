import { err, ok, type Result } from '#src/base/result.ts'
import type { NewItem } from '#src/stores/cart/cart-change.ts'
import { giftOfForm } from '#src/rules/cart/gift-form.ts'
import type { BuyStatus } from '#src/rules/catalogue/buy-box-view.ts'
import { amountOfForm } from '#src/rules/catalogue/named-amount.ts'
import type { BuyableProduct } from '#src/rules/catalogue/variant-choice.ts'

/** What a buy box says of an item besides its variant: the amount that was named, and whom it is sent to. */
export const itemOfForm = (
  form: HTMLFormElement,
  { amount, currency }: BuyableProduct,
): Result<Pick<NewItem, 'customAmount' | 'giftOption'>, BuyStatus> => {
  const data = new FormData(form)
  const field = (name: string): string => String(data.get(name) ?? '')
  const named = amount && amountOfForm(field, amount, currency)
  if (named?.ok === false) return err({ kind: 'wrongAmount' })
  const gift = giftOfForm(field)
  if (!gift.ok) return err({ kind: 'wrongGift', faults: gift.error })
  return ok({
    ...(named ? { customAmount: named.value } : {}),
    ...(gift.value ? { giftOption: gift.value } : {}),
  })
}
