import type { ReactNode } from 'react'
import type { NamedField } from '#src/contract/forms/form-field.ts'
import { idOf, type FieldView } from './field-view.ts'

type Props = { field: NamedField; view: FieldView; children: ReactNode }

/** What is wrong with a field, and what is said of it before anything is typed. */
export const FieldNotes = ({ field: { name, hint }, view }: Omit<Props, 'children'>) => {
  const id = idOf(view, name)
  const fault = view.sent.faults[name]
  return (
    <>
      {fault !== undefined && (
        <p className="form-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

/** A field's name above its control, with what is said of it below. */
export const FieldFrame = ({ field, view, children }: Props) => (
  <div className="form-field">
    <label htmlFor={idOf(view, field.name)}>
      {field.label}
      {field.isRequired !== true && <small>({view.words.optional})</small>}
    </label>
    {children}
    <FieldNotes field={field} view={view} />
  </div>
)
