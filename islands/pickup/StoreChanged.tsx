import type { Messages } from '#src/messages/messages.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { Question } from '#islands/dialogs/Question.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { formatMessage } from '#src/rules/texts/format-message.ts'

type Props = DialogFrame<'store-changed'> & { texts: Messages['dialogs'] }

/** Tells that the shopper's store changed while other items are still collected in the former one. */
export const StoreChanged = ({ texts, ...frame }: Props) => {
  const { from, to, count } = frame.props
  const say = (text: string): string =>
    formatMessage(text, { from: from.name, to: to.name, count }, frame.locale)
  return (
    <Question
      frame={frame}
      title={say(texts.storeChanged.title)}
      texts={texts}
      confirm={<Button onClick={() => frame.close('all')}>{say(texts.storeChanged.all)}</Button>}
      decline={texts.storeChanged.leave}
    >
      {say(texts.storeChanged.text)}
    </Question>
  )
}
