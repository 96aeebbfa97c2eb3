import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import css from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'

type Props = {
  /** On large screens: a panel at the side, or in the middle. */
  look?: 'panel' | 'modal'
  /** Whether it is there to be filled in: the focus begins in its first field. */
  isForm?: boolean
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in view below what scrolls. */
  footer?: ReactNode
  /** Hears of presses within. */
  onPress?: (event: MouseEvent<HTMLElement>) => void
}

/** Keeps the width of the page's scroll bar for the styles: while the dialog is open the page has none. */
const rememberScrollBar = (): void => {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`)
}

/** The second of two presses would fall on what lay below the dialog. */
const passOverSecondPress = (): void => {
  const passOver = (event: globalThis.MouseEvent): void => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', passOver, { capture: true, once: true })
}

/** A field as the tabulator key finds it: of radio buttons the chosen one. */
const field = 'input:not([type=hidden], [type=radio]:not(:checked)), select, textarea'

/** A modal view: a panel from the bottom on small screens. The browser holds and returns the focus, which begins at the close button, or in a form. */
export const Dialog = ({
  look = 'panel',
  isForm = false,
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  onPress,
}: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog?.open === false) {
      rememberScrollBar()
      dialog.showModal()
      if (isForm) dialog.querySelector<HTMLElement>(field)?.focus()
    }
    if (!isOpen && dialog?.open) dialog.close()
    return isOpen ? passOverSecondPress : undefined
  }, [isOpen, isForm])

  const press = (event: MouseEvent<HTMLElement>): void => {
    if (event.target === event.currentTarget) onClose()
    else onPress?.(event)
  }

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-look={look}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={press}
    >
      <div className={css.panel}>
        <div className={css.header}>
          <h2 className={css.title} id={titleId}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
