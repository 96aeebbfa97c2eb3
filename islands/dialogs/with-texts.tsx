import type { DialogName } from '#src/stores/dialogs/shop-dialogs.ts'
import type { DialogInWords, LoadedDialog } from './dialog-frame.ts'

/** A dialog in the words of the page's language. */
export const withTexts =
  <N extends DialogName, Texts>(Dialog: DialogInWords<N, Texts>, texts: Texts): LoadedDialog<N> =>
  (frame) => <Dialog {...frame} texts={texts} />
