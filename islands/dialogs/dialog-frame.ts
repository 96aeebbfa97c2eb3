import type { ReactNode } from 'react'
import type { DialogName, ShopDialogs } from '#src/stores/dialogs/shop-dialogs.ts'

/** The shop around a dialog. `pictureTemplate` is the address of a square picture, with a place for its id. */
export type DialogShop = { locale: string; pictureTemplate: string }

/** What every dialog gets: what it was opened with, whether it is still open, and its ways to close. */
export type DialogFrame<N extends DialogName> = DialogShop & {
  name: N
  props: ShopDialogs[N]['props']
  isOpen: boolean
  close: (value: ShopDialogs[N]['value']) => void
  dismiss: () => void
}

/** A dialog that is shown in the words it is given. */
export type DialogInWords<N extends DialogName, Texts> = (
  props: DialogFrame<N> & { texts: Texts },
) => ReactNode

/** A dialog that is loaded, its texts with it. */
export type LoadedDialog<N extends DialogName> = (frame: DialogFrame<N>) => ReactNode

/** How each dialog is loaded when it is first opened. */
export type DialogLoaders = { [N in DialogName]: () => Promise<LoadedDialog<N>> }
