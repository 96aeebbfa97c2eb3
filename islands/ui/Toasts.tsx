import { useStore } from '@nanostores/react'
import { toasts } from '#src/stores/island-stores.ts'
import { dialogs } from '#src/stores/shop.ts'
import type { DialogName } from '#src/stores/dialogs/shop-dialogs.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import css from './Toasts.module.css'

type Props = {
  dismissLabel: string
  /** The dialog they stand in; without one they are the page's. */
  dialog?: DialogName
}

/**
 * Short messages, read out as they come; time stands still while the shopper is at them. They show where the shopper is: in
 * the dialog on top, else in the page.
 */
export const Toasts = ({ dismissLabel, dialog }: Props) => {
  const isOnTop = useStore(dialogs.$open, { ssr: 'initial' }).at(-1)?.name === dialog
  const all = useStore(toasts.$toasts, { ssr: 'initial' })
  const shown = isOnTop ? all : []
  return (
    <div
      className={css.toasts}
      role="status"
      data-toasts
      aria-live="polite"
      onPointerEnter={() => toasts.pause('pointer')}
      onPointerLeave={() => toasts.resume('pointer')}
      onFocus={() => toasts.pause('focus')}
      onBlur={() => toasts.resume('focus')}
    >
      {shown.map(({ id, title, text, tone, action }) => (
        <div className={css.toast} data-tone={tone} key={id}>
          <Icon name={tone === 'error' ? 'alert' : 'check'} />
          <div className={css.message}>
            <p className={css.title}>{title}</p>
            {text && <p>{text}</p>}
          </div>
          {action && (
            <button
              className={css.action}
              type="button"
              onClick={() => {
                action.run()
                toasts.dismiss(id)
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton icon="close" label={dismissLabel} onClick={() => toasts.dismiss(id)} />
        </div>
      ))}
    </div>
  )
}
