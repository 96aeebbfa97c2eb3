import type { ReactNode } from 'react'
import type { DialogName } from '#src/stores/dialogs/shop-dialogs.ts'
import { Button } from '#islands/ui/Button.tsx'
import css from './Question.module.css'
import { ShopDialog } from './ShopDialog.tsx'

type Props = {
  frame: { name: DialogName; isOpen: boolean; dismiss: () => void }
  title: string
  texts: { close: string; dismiss: string }
  children: ReactNode
  /** The action that the question is about. */
  confirm: ReactNode
  /** What the button says that leaves things as they are. */
  decline: string
}

/** A question in the middle of the page, with two ways out. */
export const Question = ({ frame, title, texts, children, confirm, decline }: Props) => (
  <ShopDialog
    frame={frame}
    look="modal"
    title={title}
    texts={texts}
    footer={
      <div className={css.actions}>
        {confirm}
        <Button look="quiet" onClick={frame.dismiss}>
          {decline}
        </Button>
      </div>
    }
  >
    <p className={css.text}>{children}</p>
  </ShopDialog>
)
