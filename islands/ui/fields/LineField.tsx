import { useState, type ChangeEvent, type FocusEvent } from 'react'
import type { FormField } from '#src/contract/forms/form-field.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { controlOf, idOf, type FieldView } from './field-view.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { isPressed } from './is-pressed.ts'
import { shapeAsTyped, shapeOf } from './shape-as-typed.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = { field: Extract<FormField, { autocomplete: string; kind?: 'line' }>; view: FieldView }

/** What looks mistyped is known once an email was typed; without a connection nothing is asked. */
const emailMeant = (typed: string): Promise<string | undefined> =>
  import('#src/rules/customer/email-meant.ts').then(
    (loaded) => loaded.emailMeant(typed),
    () => undefined,
  )

/** A line of text. An email that looks mistyped is asked about, which keeps nobody from going on. */
export const LineField = ({ field, view }: Props) => {
  const { name, type = 'text' } = field
  const registered = view.register?.(name)
  const shape = shapeOf(field, view.country)
  const list = field.suggests === undefined ? undefined : `${idOf(view, name)}-list`
  const { labels, type: suggest } = useSuggestions(field, view)
  const [meant, setMeant] = useState<string>()

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (shape) shapeAsTyped(event.nativeEvent, event.currentTarget, shape)
    void registered?.onChange(event)
    suggest(event.currentTarget.value)
    setMeant(undefined)
  }

  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    void registered?.onBlur(event)
    const { value } = event.currentTarget
    if (type === 'email' && !isPressed(event.relatedTarget)) void emailMeant(value).then(setMeant)
  }

  const take = (): void => {
    view.fill?.({ [name]: meant })
    setMeant(undefined)
    document.getElementById(idOf(view, name))?.focus()
  }

  return (
    <FieldFrame field={field} view={view}>
      <div className="form-line">
        <input
          {...registered}
          {...controlOf(field, view)}
          type={type}
          defaultValue={view.sent.values[name]}
          maxLength={field.maxLength}
          autoComplete={field.autocomplete}
          inputMode={field.inputmode}
          list={list}
          placeholder={field.placeholder}
          onChange={registered && change}
          onBlur={registered && leave}
        />
        {list !== undefined && (
          <datalist id={list}>
            {labels.map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        )}
      </div>
      {type === 'email' && (
        <div role="status">
          {meant !== undefined && (
            <button type="button" className="form-refresh" onClick={take}>
              {formatMessage(view.words.emailMeant, { email: meant }, view.locale)}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
