import type { FieldGroup, FormField } from '#src/contract/forms/form-field.ts'
import { AreaField } from './AreaField.tsx'
import { BoxField } from './BoxField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import type { FieldView } from './field-view.ts'
import { LineField } from './LineField.tsx'
import { PasswordField } from './PasswordField.tsx'

type FieldProps = { field: FormField; view: FieldView }

const Field = ({ field, view }: FieldProps) => {
  if (field.kind === 'choice') return <ChoiceField field={field} view={view} />
  if (field.kind === 'box') return <BoxField field={field} view={view} />
  if (field.kind === 'text') return <AreaField field={field} view={view} />
  if (field.type === 'password') return <PasswordField field={field} view={view} />
  return <LineField field={field} view={view} />
}

type Props = { fields: readonly FormField[]; view: FieldView }

const Group = ({ group, fields, view }: Props & { group: FieldGroup }) => (
  <fieldset className="field-group">
    <legend lang={group.lang}>{group.legend}</legend>
    {fields.map((field) => (
      <Field key={field.name} field={{ ...field, label: field.group?.label ?? field.label }} view={view} />
    ))}
  </fieldset>
)

/** The fields of a form, one below the other; those of a group together, where its first one stands. */
export const FormFields = ({ fields, view }: Props) =>
  fields.map((field) => {
    const { group } = field
    if (!group) return <Field key={field.name} field={field} view={view} />
    const own = fields.filter((one) => one.group?.id === group.id)
    return own[0] === field ? <Group key={group.id} group={group} fields={own} view={view} /> : null
  })
