import type { ReactNode } from 'react'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { Button } from '#islands/ui/Button.tsx'
import { FormFaults } from '#islands/ui/fields/FormFaults.tsx'
import { FormFields } from '#islands/ui/fields/FormFields.tsx'
import '#islands/ui/fields/form.css'
import { useShopForm, type FormAct } from './use-shop-form.ts'

type Props<T> = {
  form: FormDescription<FormTexts>
  act: FormAct<T>
  onDone: (value: T) => void
  /** Begins the ids of its fields, where it stands over a page. */
  prefix?: string
  /** Stands between the fields and the button. */
  children?: ReactNode
  /** Stands beside the button: the ways out of the form. */
  actions?: ReactNode
}

/** A form: the server writes it and takes it without script, the browser checks it and calls the shop itself. */
export const Form = <T,>({ form, act, onDone, prefix = '', children, actions }: Props<T>) => {
  const { hidden = {}, legend } = form
  const { fields, view, isBusy, submit } = useShopForm({ form, act, onDone, prefix })
  const shown = <FormFields fields={fields} view={view} />
  const button = (
    <Button type="submit" look="primary" busy={isBusy}>
      {form.submit}
    </Button>
  )
  return (
    <form
      className="form"
      method="post"
      action={form.action}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={submit}
    >
      <FormFaults fields={fields} view={view} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {legend === undefined ? (
        shown
      ) : (
        <fieldset className="form-group">
          <legend className="visually-hidden">{legend}</legend>
          {shown}
        </fieldset>
      )}
      {children}
      {actions === undefined ? (
        button
      ) : (
        <div className="form-actions">
          {button}
          {actions}
        </div>
      )}
    </form>
  )
}
