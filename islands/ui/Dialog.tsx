import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import css from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in view below what scrolls. */
  footer?: ReactNode
}

/** Keeps the width of the page's scroll bar for the styles: while the dialog is open the page has none. */
const rememberScrollBar = (): void => {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
}

/** A modal panel: at the side on large screens, from the bottom on small ones. The browser holds and returns the focus. */
export const Dialog = ({ isOpen, onClose, title, closeLabel, children, footer }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog?.open === false) {
      rememberScrollBar()
      dialog.showModal()
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])

  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget) onClose()
  }

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={css.panel}>
        <header className={css.header}>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        <div className={css.body}>{children}</div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
