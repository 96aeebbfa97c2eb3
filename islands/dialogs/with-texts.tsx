import type { ComponentType } from 'react'
import type { DialogName } from '#src/stores/shop-dialogs.ts'
import type { DialogFrame, LoadedDialog } from './dialog-frame.ts'

/** A dialog in the words of the page's language. */
export const withTexts =
  <N extends DialogName, Texts>(
    Dialog: ComponentType<DialogFrame<N> & { texts: Texts }>,
    texts: Texts,
  ): LoadedDialog<N> =>
  (frame) => <Dialog {...frame} texts={texts} />
