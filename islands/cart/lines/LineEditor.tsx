import type { ReactNode } from 'react'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Button } from '#islands/ui/Button.tsx'
import { FormDisclosure } from '#islands/ui/FormDisclosure.tsx'
import css from './LineEditor.module.css'

type Props = {
  item: CartItem
  locale: string
  /** What it opens by, as shown and as read out, there with the item's `{name}`. */
  title: string
  label: string
  save: string
  /** Makes the change; answers whether it was made. Without it the form posts by itself. */
  onSave?: () => Promise<boolean>
  /** Has the change made elsewhere, once scripts run; answers whether that could be had. */
  onPress?: () => Promise<boolean>
  children: ReactNode
}

/** Fields that change what a line is, which open in place. Their form posts to the shop by itself until scripts run. */
export const LineEditor = ({ item, locale, label, save, onSave, children, ...disclosure }: Props) => (
  <FormDisclosure
    {...disclosure}
    label={formatMessage(label, { name: item.name }, locale)}
    className={css.editor}
    action={`/${locale}/cart/update`}
    onSubmit={onSave}
  >
    {(isBusy) => (
      <>
        <input type="hidden" name="itemId" value={item.id} />
        {children}
        <Button look="quiet" type="submit" busy={isBusy}>
          {save}
        </Button>
      </>
    )}
  </FormDisclosure>
)
