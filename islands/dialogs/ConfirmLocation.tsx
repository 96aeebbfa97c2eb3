import type { Messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { DialogFrame } from './dialog-frame.ts'
import { Question } from './Question.tsx'

type Props = DialogFrame<'location-confirmation'> & { texts: Messages['dialogs'] }

/** Asks whether a shopper with a full cart wants to shop in another country. */
export const ConfirmLocation = ({ texts, ...frame }: Props) => {
  const { label, href } = frame.props
  const say = (text: string): string => formatMessage(text, { label }, frame.locale)
  return (
    <Question
      frame={frame}
      title={say(texts.location.title)}
      texts={texts}
      confirm={
        <a className="button" data-style="brand" href={href}>
          {say(texts.location.confirm)}
        </a>
      }
      decline={texts.location.stay}
    >
      {texts.location.text}
    </Question>
  )
}
