import type { CartItem } from '#src/contract/cart/cart.ts'
import { isToldByToast } from '#src/rules/cart/failures/cart-error.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { savedForLater } from '#src/stores/saved-shop.ts'
import { toasts } from '#src/stores/island-stores.ts'
import type { LineTexts } from '#islands/cart/cart-texts.ts'

type Props = { item: CartItem; locale: string; texts: LineTexts; className: string | undefined }

/** Moves a line of the cart to the saved-for-later list; without scripts its form does. */
export const SaveForLaterButton = ({ item, locale, texts, className }: Props) => {
  const { name } = item
  const save = async (): Promise<void> => {
    const result = await savedForLater.save(item)
    if (!result.ok) {
      if (!isToldByToast(result.error)) toasts.show({ title: texts.saveFailed, tone: 'error' })
      return
    }
    const saved = result.value
    toasts.show({
      title: formatMessage(texts.saved, { name }, locale),
      tone: 'success',
      ...(saved && { action: { label: texts.undo, run: () => void savedForLater.takeBack(saved) } }),
    })
  }
  return (
    <form
      className="shoppers-only"
      method="post"
      action={`/${locale}/cart/save`}
      onSubmit={(event) => {
        event.preventDefault()
        // The button leaves with its line; the list of lines takes the focus.
        event.currentTarget.closest('ul')?.focus({ preventScroll: true })
        void save()
      }}
    >
      <input type="hidden" name="itemId" value={item.id} />
      <button
        className={className}
        type="submit"
        aria-label={formatMessage(texts.saveName, { name }, locale)}
      >
        {texts.save}
      </button>
    </form>
  )
}
