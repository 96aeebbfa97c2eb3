import type { FormField, FormValues } from '#src/contract/forms/form-field.ts'

const valueOf = (control: Element | RadioNodeList | null): string | undefined => {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? 'yes' : ''
  const isTyped = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
  return isTyped ? control.value : undefined
}

/** What is typed into the fields of a form by now, with boxes that are not ticked as empty texts. */
export const typedValues = (form: HTMLFormElement, fields: readonly FormField[]): FormValues =>
  Object.fromEntries(
    fields
      .flatMap((field) => [field.name, ...(field.kind === 'box' && field.terms ? [field.terms.name] : [])])
      .map((name) => [name, valueOf(form.elements.namedItem(name))]),
  )
