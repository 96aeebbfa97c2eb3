import type { ReactNode } from 'react'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { NamedField } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { Button } from '#islands/ui/Button.tsx'
import { FormFaults } from '#islands/ui/fields/FormFaults.tsx'
import { FormFields } from '#islands/ui/fields/FormFields.tsx'
import { useShopForm, type FormAct, type ShopForm } from './use-shop-form.ts'

type Around = {
  form: FormDescription<FormTexts>
  /** Fields that the form does not keep itself, above its own, with their names, by which what is wrong with them is told. */
  unkept?: { fields: readonly Pick<NamedField, 'name' | 'label'>[]; shown: ReactNode }
  /** Stands between the fields and the button. */
  children?: ReactNode
  /** Stands beside the button: the ways out of the form. */
  actions?: ReactNode
  /** The fields, where they do not stand one below the other. */
  shown?: ReactNode
  /** How its button looks: `primary` once a view. */
  look?: 'primary' | 'brand' | 'quiet'
  /** A class of its button. */
  buttonClass?: string
  /** Of a form with files, how it posts without script. */
  encType?: 'multipart/form-data'
}

/** A form as it stands in its page, which has the styles, `form.css`: what is wrong, its fields and its button. */
export const FormBody = (props: Around & { state: ShopForm }) => {
  const { form, state, unkept, children, actions, look = 'primary', buttonClass, encType } = props
  const { hidden = {}, legend } = form
  const { fields, view, isBusy, submit } = state
  const { shown = <FormFields fields={fields} view={view} /> } = props
  const button = (
    // The field that has the focus keeps it while the button is pressed: left, it would say what is wrong with it, and move the button
    // away from under the pointer.
    <Button
      type="submit"
      look={look}
      className={buttonClass}
      busy={isBusy}
      onMouseDown={(event) => event.preventDefault()}
    >
      {form.submit}
    </Button>
  )
  const hasFollowers = fields.some((field) => 'submits' in field)
  return (
    <form
      className="form"
      method="post"
      action={form.action}
      encType={encType}
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={submit}
    >
      {/* Enter presses the first button of a form, which would be that of a choice. */}
      {hasFollowers && <button hidden>{form.submit}</button>}
      <FormFaults fields={[...(unkept?.fields ?? []), ...fields]} view={view} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {unkept?.shown}
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

type Props<T> = Around & {
  act: FormAct<T>
  /** Goes on; a promise keeps the form busy until then. */
  onDone: (value: T) => unknown
  /** Begins the ids of its fields, where it stands over a page. */
  prefix?: string
}

/** A form: the server writes it and takes it without script, the browser checks it and calls the shop itself. */
export const Form = <T,>({ act, onDone, prefix = '', ...around }: Props<T>) => (
  <FormBody {...around} state={useShopForm({ form: around.form, act, onDone, prefix })} />
)
