import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { Button } from '#islands/ui/Button.tsx'
import css from './LineEditor.module.css'

type Props = {
  item: CartItem
  locale: string
  /** What it opens by, as shown and as read out. */
  title: string
  label: string
  save: string
  onOpen?: () => void
  /** Makes the change; answers whether it was made. */
  onSave: () => Promise<boolean>
  children: ReactNode
}

/** Fields that change what a line is, which open in place. Their form posts to the shop by itself until scripts run. */
export const LineEditor = ({ item, locale, title, label, save, onOpen, onSave, children }: Props) => {
  const [isSaving, setSaving] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    const isSaved = await onSave()
    setSaving(false)
    if (!isSaved || !details.current) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    <details
      className={css.editor}
      ref={details}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary aria-label={label}>{title}</summary>
      <form method="post" action={`/${locale}/cart/update`} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="itemId" value={item.id} />
        {children}
        <Button look="quiet" type="submit" busy={isSaving}>
          {save}
        </Button>
      </form>
    </details>
  )
}
