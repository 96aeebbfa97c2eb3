import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import type { FormField } from '#src/contract/forms/form-field.ts'
import { passwordRulesMet } from '#src/rules/customer/password.ts'
import type { FormWords } from '#src/rules/forms/form-texts.ts'
import { controlOf, idOf, type FieldView } from './field-view.ts'
import { FieldFrame } from './FieldFrame.tsx'

type Props = { field: Extract<FormField, { autocomplete: string; kind?: 'line' }>; view: FieldView }

const rules = ['passwordLength', 'passwordLetters', 'passwordDigit'] as const

/** What a new password needs, each rule marked once it is met. */
const PasswordRules = ({ id, typed, words }: { id: string; typed: string; words: FormWords }) => {
  const met = passwordRulesMet(typed)
  return (
    <div className="form-rules" id={id}>
      <p>{words.passwordRules}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule} data-met={met[rule] || undefined}>
            {words[rule]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A password, which never comes back. It can be shown while it is typed; without script it cannot. */
export const PasswordField = ({ field, view }: Props) => {
  const { name, autocomplete, isNewPassword = false } = field
  const id = idOf(view, name)
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const registered = view.register?.(name)

  // What was typed before the script was there.
  useEffect(() => {
    const input = document.getElementById(id)
    if (input instanceof HTMLInputElement) setTyped(input.value)
  }, [id])

  useEffect(() => {
    const form = button.current?.form
    // What leaves the page as text may be kept by the browser among what was typed.
    const hide = (): void => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    setTyped(event.currentTarget.value)
    void registered?.onChange(event)
  }

  return (
    <FieldFrame field={field} view={view}>
      <div className="form-line">
        <input
          {...registered}
          {...controlOf(field, view)}
          type={isShown ? 'text' : 'password'}
          autoComplete={autocomplete}
          spellCheck={false}
          onChange={registered && change}
        />
        <button
          ref={button}
          type="button"
          className="form-show"
          aria-pressed={isShown}
          aria-controls={id}
          hidden={view.isLive !== true}
          onClick={() => setShown(!isShown)}
        >
          {view.words.showPassword}
        </button>
      </div>
      {isNewPassword && <PasswordRules id={`${id}-rules`} typed={typed} words={view.words} />}
    </FieldFrame>
  )
}
