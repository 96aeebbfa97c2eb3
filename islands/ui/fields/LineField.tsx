import type { ChangeEvent } from 'react'
import type { FormField } from '#src/contract/forms/form-field.ts'
import { controlOf, type FieldView } from './field-view.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { shapeAsTyped, shapeOf } from './shape-as-typed.ts'

type Props = { field: Extract<FormField, { autocomplete: string; kind?: 'line' }>; view: FieldView }

/** A line of text. */
export const LineField = ({ field, view }: Props) => {
  const { name, type = 'text' } = field
  const registered = view.register?.(name)
  const shape = shapeOf(field, view.country)

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    if (shape) shapeAsTyped(event.nativeEvent, event.currentTarget, shape)
    void registered?.onChange(event)
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
          placeholder={field.placeholder}
          autoCapitalize={type === 'email' ? 'none' : undefined}
          spellCheck={type === 'email' ? false : undefined}
          onChange={registered && change}
        />
      </div>
    </FieldFrame>
  )
}
