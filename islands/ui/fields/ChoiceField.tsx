import type { FormField } from '#src/contract/forms/form-field.ts'
import { controlOf, type FieldView } from './field-view.ts'
import { FieldFrame } from './FieldFrame.tsx'

type Props = { field: Extract<FormField, { kind: 'choice' }>; view: FieldView }

/** A choice from a list. Without script a button beside it sends the form for the fields that follow the choice. */
export const ChoiceField = ({ field, view }: Props) => {
  const { name, options, autocomplete, submits } = field
  return (
    <FieldFrame field={field} view={view}>
      <select
        {...view.register?.(name)}
        {...controlOf(field, view)}
        autoComplete={autocomplete}
        defaultValue={view.sent.values[name] ?? ''}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {submits !== undefined && view.isLive !== true && (
        <button className="form-refresh" name={submits} value="yes" formNoValidate>
          {view.words.refresh}
        </button>
      )}
    </FieldFrame>
  )
}
