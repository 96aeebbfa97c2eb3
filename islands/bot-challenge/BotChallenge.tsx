import { reloadPage } from '#src/client/reload-page.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import css from './BotChallenge.module.css'

/** `text` says why the shop asks. */
export type BotChallengeTexts = {
  title: string
  text: string
  confirm: string
  close: string
  dismiss: string
}

type Props = DialogFrame<'bot-challenge'> & { texts: BotChallengeTexts }

/**
 * Asks whether a person is shopping, after a call was taken for a program's. Going on loads the page anew: whoever guards
 * the shop lets it through then, or shows a check of its own.
 */
export const BotChallenge = ({ texts, ...frame }: Props) => (
  <ShopDialog
    frame={frame}
    look="modal"
    title={texts.title}
    texts={texts}
    footer={<Button onClick={reloadPage}>{texts.confirm}</Button>}
  >
    <p className={css.text}>{texts.text}</p>
  </ShopDialog>
)
