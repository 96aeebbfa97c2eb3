import type { FormField } from '#src/contract/forms/form-field.ts'
import { controlOf, idOf, type FieldView } from './field-view.ts'
import { FieldNotes } from './FieldFrame.tsx'

type Box = Extract<FormField, { kind: 'box' }>
type Props = { field: Box; view: FieldView }

const isTicked = ({ sent }: FieldView, name: string): boolean => sent.values[name] === 'yes'

/** The terms of a box, shown once it is ticked, with a box that accepts them. */
const BoxTerms = ({ terms, view }: { terms: NonNullable<Box['terms']>; view: FieldView }) => {
  const { name, text, accept, link, path, phone } = terms
  return (
    <div className="form-terms">
      <p>
        {text}{' '}
        <a href={`/${view.locale}${path}`} target="_blank">
          {link}
        </a>
      </p>
      <label className="form-box form-accept">
        <input
          {...view.register?.(name)}
          id={idOf(view, name)}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={isTicked(view, name) && view.sent.faults[phone] === undefined}
        />
        <span>{accept}</span>
      </label>
    </div>
  )
}

/** A box to tick. */
export const BoxField = ({ field, view }: Props) => {
  const { name, label, links = [], terms } = field
  return (
    <div className="form-field">
      <label className="form-box">
        <input
          {...view.register?.(name)}
          {...controlOf(field, view)}
          type="checkbox"
          value="yes"
          defaultChecked={isTicked(view, name)}
        />
        <span>{label}</span>
      </label>
      {links.length > 0 && (
        <p className="form-links">
          {links.map((link) => (
            <a key={link.path} href={`/${view.locale}${link.path}`} target="_blank">
              {link.label}
            </a>
          ))}
        </p>
      )}
      <FieldNotes field={field} view={view} />
      {terms && <BoxTerms terms={terms} view={view} />}
    </div>
  )
}
