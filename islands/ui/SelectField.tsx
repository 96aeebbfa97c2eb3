import { useId, type ComponentProps } from 'react'
import css from './Field.module.css'

type Option = { value: string; label: string; isDisabled?: boolean }
type Props = ComponentProps<'select'> & { label: string; options: readonly Option[] }

/** A choice from a list, with its label above. */
export const SelectField = ({ label, options, ...rest }: Props) => {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select {...rest} className={css.control} id={id}>
        {options.map(({ value, label: name, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
