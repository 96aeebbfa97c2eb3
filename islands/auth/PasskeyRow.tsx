import type { SubmitEvent } from 'react'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Button } from '#islands/ui/Button.tsx'

/** A passkey as its owner knows it; `facts` is when it was made and used. */
export type ListedPasskey = { passkeyId: string; name: string; facts: string }

export type PasskeyListWords = Record<
  | 'none'
  | 'rename'
  | 'renameNamed'
  | 'name'
  | 'save'
  | 'remove'
  | 'removeNamed'
  | 'renamed'
  | 'removed'
  | 'failed',
  string
>

type Props = {
  passkey: ListedPasskey
  /** Where its forms post without script. */
  action: string
  words: PasskeyListWords
  locale: string
  /** Most characters of a name. */
  maxName: number
  /** Names it, or removes it where no name is given. */
  change: (passkey: ListedPasskey, name?: string) => void
}

/** A passkey with its name to change, and a button that removes it. */
export const PasskeyRow = ({ passkey, action, words, locale, maxName, change }: Props) => {
  const { passkeyId, name, facts } = passkey
  const id = `passkey-${passkeyId}`
  const say = (text: string): string => formatMessage(text, { name }, locale)

  const rename = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    if (typeof typed === 'string') change(passkey, typed)
  }
  const remove = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    change(passkey)
  }

  return (
    <li>
      <div>
        <strong>{name}</strong> <small>{facts}</small>
      </div>
      <div className="account-actions">
        <details className="account-rename">
          <summary aria-label={say(words.renameNamed)}>{words.rename}</summary>
          <form className="form" method="post" action={action} onSubmit={rename}>
            <input type="hidden" name="passkeyId" value={passkeyId} />
            <div className="form-field">
              <label htmlFor={id}>{words.name}</label>
              <input
                id={id}
                name="name"
                defaultValue={name}
                required
                maxLength={maxName}
                autoComplete="off"
              />
            </div>
            <Button type="submit" look="quiet">
              {words.save}
            </Button>
          </form>
        </details>
        <form method="post" action={action} onSubmit={remove}>
          <input type="hidden" name="passkeyId" value={passkeyId} />
          <Button type="submit" look="quiet" aria-label={say(words.removeNamed)}>
            {words.remove}
          </Button>
        </form>
      </div>
    </li>
  )
}
