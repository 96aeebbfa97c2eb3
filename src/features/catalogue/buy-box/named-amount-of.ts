import { ok, type Result } from '#src/base/result.ts'
import { amountOfForm } from '#src/rules/catalogue/named-amount.ts'
import type { BuyableProduct } from '#src/rules/catalogue/variant-choice.ts'

/** What an item says of its amount: nothing, unless the shopper names it. */
export const namedAmount = (
  form: HTMLFormElement,
  { amount, currency }: BuyableProduct,
): Result<{ customAmount?: number }, 'wrong'> => {
  if (!amount) return ok({})
  const data = new FormData(form)
  const named = amountOfForm((name) => String(data.get(name) ?? ''), amount, currency)
  return named.ok ? ok({ customAmount: named.value }) : named
}
