import { useEffect, useRef, type MouseEvent } from 'react'
import type { NamedField } from '#src/contract/forms/form-field.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { idOf, type FieldView } from './field-view.ts'

type Props = { fields: readonly Pick<NamedField, 'name' | 'label'>[]; view: FieldView }

/**
 * Says at the top of a form what is wrong, with a link to each field. What is wrong with the whole form has the focus, as all of it
 * has in a form that came back from the server.
 */
export const FormFaults = ({ fields, view }: Props) => {
  const { sent, words, locale } = view
  const { failure, faults } = sent
  const summary = useRef<HTMLDivElement>(null)
  const faulty = fields.filter(({ name }) => faults[name] !== undefined)
  const isServed = view.register === undefined || view.cameBack === true

  useEffect(() => {
    if (failure !== undefined) summary.current?.focus()
  }, [failure])

  const lead = (event: MouseEvent, name: string): void => {
    event.preventDefault()
    document.getElementById(idOf(view, name))?.focus()
  }

  if (failure === undefined && faulty.length < (isServed ? 1 : 2)) return null
  return (
    <div
      className="form-faults"
      role={isServed || failure !== undefined ? 'alert' : undefined}
      tabIndex={-1}
      autoFocus={isServed}
      ref={summary}
    >
      <Icon name="alert" />
      <div>
        <p>{failure ?? formatMessage(words.problems, { count: faulty.length }, locale)}</p>
        <ul>
          {faulty.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${idOf(view, name)}`} onClick={(event) => lead(event, name)}>
                {formatMessage(words.labelled, { label, text: faults[name] ?? '' }, locale)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
