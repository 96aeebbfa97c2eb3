import type { FormField } from '#src/contract/forms/form-field.ts'
import { AreaField } from './AreaField.tsx'
import { BoxField } from './BoxField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import type { FieldView } from './field-view.ts'
import { LineField } from './LineField.tsx'
import { PasswordField } from './PasswordField.tsx'

const Field = ({ field, view }: { field: FormField; view: FieldView }) => {
  if (field.kind === 'choice') return <ChoiceField field={field} view={view} />
  if (field.kind === 'box') return <BoxField field={field} view={view} />
  if (field.kind === 'text') return <AreaField field={field} view={view} />
  if (field.type === 'password') return <PasswordField field={field} view={view} />
  return <LineField field={field} view={view} />
}

type Props = { fields: readonly FormField[]; view: FieldView }

/** The fields of a form, one below the other. */
export const FormFields = ({ fields, view }: Props) =>
  fields.map((field) => <Field key={field.name} field={field} view={view} />)
