import type { FormField } from '#src/contract/forms/form-field.ts'
import { controlOf, idOf, type FieldView } from '#islands/ui/fields/field-view.ts'
import { FieldNotes } from '#islands/ui/fields/FieldFrame.tsx'
import './stars-field.css'

type Props = { field: Extract<FormField, { kind: 'choice' }>; view: FieldView }

/** A choice of one to five stars, as a group of radio buttons: the first has the id of the field, which its fault leads to. */
export const StarsField = ({ field, view }: Props) => {
  const { name, label, options } = field
  const { id, ...control } = controlOf(field, view)
  return (
    <fieldset className="stars-field" aria-describedby={control['aria-describedby']}>
      <legend>{label}</legend>
      <div>
        {options.map((option, at) => (
          <label key={option.value}>
            <input
              {...view.register?.(name)}
              {...control}
              id={at === 0 ? id : `${idOf(view, name)}-${option.value}`}
              type="radio"
              value={option.value}
              defaultChecked={view.sent.values[name] === option.value}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes field={field} view={view} />
    </fieldset>
  )
}
