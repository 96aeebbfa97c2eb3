import type { FormField } from '#src/contract/forms/form-field.ts'
import { controlOf, type FieldView } from './field-view.ts'
import { FieldFrame } from './FieldFrame.tsx'

type Props = { field: Extract<FormField, { kind: 'text' }>; view: FieldView }

/** A text of several lines. */
export const AreaField = ({ field, view }: Props) => (
  <FieldFrame field={field} view={view}>
    <textarea
      {...view.register?.(field.name)}
      {...controlOf(field, view)}
      rows={6}
      maxLength={field.maxLength}
      defaultValue={view.sent.values[field.name]}
    />
  </FieldFrame>
)
