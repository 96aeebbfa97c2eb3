import { useStore } from '@nanostores/react'
import { reloadPage } from '#src/client/reload-page.ts'
import { dialogs } from '#src/stores/shop.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import css from './BotChallenge.module.css'

/** `text` says why the shop asks. */
export type BotChallengeTexts = { title: string; text: string; confirm: string; close: string }

const close = (): void => dialogs.dismiss('bot-challenge')

/**
 * Asks whether a person is shopping, after a call was taken for a program's. Going on loads the page anew: whoever guards
 * the shop lets it through then, or shows a check of its own.
 */
export const BotChallenge = ({ texts }: { texts: BotChallengeTexts }) => (
  <Dialog
    isOpen={useStore(dialogs.$open).includes('bot-challenge')}
    onClose={close}
    title={texts.title}
    closeLabel={texts.close}
    footer={<Button onClick={reloadPage}>{texts.confirm}</Button>}
  >
    <p className={css.text}>{texts.text}</p>
  </Dialog>
)
