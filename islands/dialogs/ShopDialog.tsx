import type { MouseEvent, ReactNode } from 'react'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Toasts } from '#islands/ui/Toasts.tsx'
import type { DialogName } from '#src/stores/dialogs/shop-dialogs.ts'

type Props = {
  /** What the host gave. */
  frame: { name: DialogName; isOpen: boolean; dismiss: () => void }
  /** On large screens: a panel at the side, or in the middle. On small ones all come from the bottom. */
  look?: 'panel' | 'modal'
  /** Whether it is there to be filled in: the focus begins in its first field. */
  isForm?: boolean
  title: ReactNode
  texts: { close: string; dismiss: string }
  children: ReactNode
  /** Stays in view below what scrolls. */
  footer?: ReactNode
}

/** A page reached from a dialog takes the place of the dialog in the history, so that the way back leads to the page below. */
const leave = (event: MouseEvent<HTMLElement>): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.defaultPrevented) return
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || link.target !== '' || link.origin !== location.origin) return
  event.preventDefault()
  location.replace(link.href)
}

/** The frame of a registered dialog; messages show above what it covers. */
export const ShopDialog = ({ frame, texts, children, ...dialog }: Props) => (
  <Dialog {...dialog} isOpen={frame.isOpen} onClose={frame.dismiss} onPress={leave} closeLabel={texts.close}>
    {children}
    <Toasts dismissLabel={texts.dismiss} dialog={frame.name} />
  </Dialog>
)
