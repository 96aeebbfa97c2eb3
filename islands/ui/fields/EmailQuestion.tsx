import { useEffect, useState } from 'react'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import type { FieldView } from './field-view.ts'

/** The emails that many have are loaded once one was typed; without a connection nothing is asked. */
const emailMeant = async (typed: string): Promise<string | undefined> => {
  const loaded = await import('#src/rules/customer/email-meant.ts').catch(() => undefined)
  return loaded?.emailMeant(typed)
}

type Props = { typed: string; view: FieldView; take: (email: string) => void }

/** Asks whether another email was meant, where one was left that looks mistyped. It keeps nobody from going on. */
export const EmailQuestion = ({ typed, view: { words, locale }, take }: Props) => {
  const [meant, setMeant] = useState<string>()

  useEffect(() => {
    let isCurrent = true
    setMeant(undefined)
    if (typed !== '') void emailMeant(typed).then((email) => isCurrent && setMeant(email))
    return () => {
      isCurrent = false
    }
  }, [typed])

  return (
    <div role="status">
      {meant !== undefined && (
        <button type="button" className="form-refresh" onClick={() => take(meant)}>
          {formatMessage(words.emailMeant, { email: meant }, locale)}
        </button>
      )}
    </div>
  )
}
