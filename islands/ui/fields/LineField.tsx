import type { ChangeEvent } from 'react'
import type { FormField } from '#src/contract/forms/form-field.ts'
import { controlOf, idOf, type FieldView } from './field-view.ts'
import { FieldFrame } from './FieldFrame.tsx'
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

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (shape) shapeAsTyped(event.nativeEvent, event.currentTarget, shape)
    void registered?.onChange(event)
    suggest(event.currentTarget.value)
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
        />
        {list !== undefined && (
          <datalist id={list}>
            {labels.map((label) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        )}
      </div>
    </FieldFrame>
  )
}
