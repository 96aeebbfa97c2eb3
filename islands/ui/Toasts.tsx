import { useStore } from '@nanostores/react'
import { toasts } from '#src/stores/shop.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import css from './Toasts.module.css'

/** The short messages of the page, read out as they come; time stands still while the shopper is at them. */
export const Toasts = ({ dismissLabel }: { dismissLabel: string }) => {
  const shown = useStore(toasts.$toasts, { ssr: 'initial' })
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
