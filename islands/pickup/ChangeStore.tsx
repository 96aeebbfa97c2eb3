import type { Messages } from '#src/messages/messages.ts'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { Question } from '#islands/dialogs/Question.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { formatMessage } from '#src/rules/texts/format-message.ts'

type Props = DialogFrame<'change-store-confirmation'> & { texts: Messages['dialogs'] }

/** Asks whether an item is to be collected in another store than before. */
export const ChangeStore = ({ texts, ...frame }: Props) => {
  const { from, to } = frame.props
  const names = { from: from.name, to: to.name }
  const say = (text: string): string => formatMessage(text, names, frame.locale)
  return (
    <Question
      frame={frame}
      title={texts.changeStore.title}
      texts={texts}
      confirm={<Button onClick={() => frame.close('change')}>{say(texts.changeStore.confirm)}</Button>}
      decline={texts.cancel}
    >
      {say(texts.changeStore.text)}
    </Question>
  )
}
