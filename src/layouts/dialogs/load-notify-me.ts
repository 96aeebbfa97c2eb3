import { NotifyMe, type NotifyMeTexts } from '#islands/back-in-stock/NotifyMe.tsx'
import type { LoadedDialog } from '#islands/dialogs/dialog-frame.ts'
import { withTexts } from '#islands/dialogs/with-texts.tsx'
import type { Messages } from '#src/messages/messages.ts'
import { loadDialogTexts, loadTexts } from './dialog-texts.ts'

const backInStock = import.meta.glob<Messages['backInStock']>('/src/messages/*/back-in-stock.json', {
  import: 'default',
})
const refusals = import.meta.glob<Messages['refusals']>('/src/messages/*/refusals.json', {
  import: 'default',
})
const errors = import.meta.glob<Messages['errors']>('/src/messages/*/errors.json', { import: 'default' })

/** The dialog in which somebody waits for what is sold out, with its texts; a module of its own, as few pages open it. */
export const loadNotifyMe = async (): Promise<LoadedDialog<'notify-me'>> => {
  const [texts, own, { NTF409 }, { byCode }] = await Promise.all([
    loadDialogTexts(),
    loadTexts(backInStock),
    loadTexts(refusals),
    loadTexts(errors),
  ])
  const words: NotifyMeTexts = { ...texts, ...own, refused: { NTF409, GEN429: byCode.GEN429 } }
  return withTexts(NotifyMe, words)
}
