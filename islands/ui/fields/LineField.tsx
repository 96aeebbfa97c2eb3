import { useState, type ChangeEvent, type FocusEvent } from 'react'
import type { FormField } from '#src/contract/forms/form-field.ts'
import { EmailQuestion } from './EmailQuestion.tsx'
import { controlOf, idOf, type FieldView } from './field-view.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { isPressed } from './is-pressed.ts'
import { shapeAsTyped, shapeOf } from './shape-as-typed.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = { field: Extract<FormField, { autocomplete: string; kind?: 'line' }>; view: FieldView }

/** A line of text. */
export const LineField = ({ field, view }: Props) => {
  const { name, type = 'text' } = field
  const registered = view.register?.(name)
  const shape = shapeOf(field, view.country)
  const list = field.suggests === undefined ? undefined : `${idOf(view, name)}-list`
  const { labels, type: suggest } = useSuggestions(field, view)
  const [left, setLeft] = useState('')

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (shape) shapeAsTyped(event.nativeEvent, event.currentTarget, shape)
    void registered?.onChange(event)
    suggest(event.currentTarget.value)
    setLeft('')
  }

  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    void registered?.onBlur(event)
    if (type === 'email' && !isPressed(event.relatedTarget)) setLeft(event.currentTarget.value)
  }

  const take = (email: string): void => {
    view.fill?.({ [name]: email })
    setLeft('')
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
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'email' ? false : undefined}
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
      {type === 'email' && view.isLive === true && <EmailQuestion typed={left} view={view} take={take} />}
    </FieldFrame>
  )
}
