import { postForm } from '#src/client/post-form.ts'

const isControl = (element: Element | null): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** Carries over what was typed since the form was sent. */
const keepTyped = (from: Element, to: Element): void => {
  for (const control of to.querySelectorAll('input, select')) {
    const typed = control.id === '' ? null : from.querySelector(`#${CSS.escape(control.id)}`)
    if (isControl(control) && isControl(typed) && typed.value !== '') {
      const before = control.value
      control.value = typed.value
      if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before
    }
  }
}

const fieldOf = (page: Document, id: string): Element | null =>
  page.getElementById(id)?.closest('.form-field') ?? null

let last: AbortController | undefined

/**
 * Has the fields beside a choice follow it, without leaving the page or the choice: a change of a field must not change where somebody is
 * (WCAG 2.2, 3.2.2). The last choice counts. False where the shop cannot be reached, so that the fields stay.
 */
export const refreshFields = async (button: HTMLButtonElement, choice: HTMLElement): Promise<boolean> => {
  const { form } = button
  const field = choice.closest('.form-field')
  const list = field?.parentElement
  if (!form || !field || !list) return false
  last?.abort()
  last = new AbortController()
  const { signal } = last
  const result = await postForm(form, button, signal)
  if (signal.aborted) return true
  const fresh = result && fieldOf(result.page, choice.id)
  if (!fresh?.parentElement) return false
  const focused = document.activeElement?.id ?? ''
  keepTyped(list, fresh.parentElement)
  const others = [...fresh.parentElement.children]
  const at = others.indexOf(fresh)
  for (const child of [...list.children]) if (child !== field) child.remove()
  field.before(...others.slice(0, at))
  field.after(...others.slice(at + 1))
  if (focused !== '' && document.activeElement === document.body) document.getElementById(focused)?.focus()
  return true
}
