import { maskDate } from '#src/rules/customer/dates.ts'
import { passwordRulesMet } from '#src/rules/customer/password.ts'
import { resetConsent } from './reset-consent.ts'

/** Has the fields of a form follow a choice; where they cannot be had, its button shows, to try again. */
const follow = async (button: HTMLButtonElement, choice: HTMLSelectElement): Promise<void> => {
  const loaded = await import('./refresh-fields.ts').catch(() => undefined)
  button.hidden = (await loaded?.refreshFields(button, choice)) ?? false
}

/** Whether a list has another choice than the page came with: one made before the script was there, or that the browser brought back. */
const isChanged = ({ options, selectedIndex }: HTMLSelectElement): boolean => {
  const written = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(written, 0)
}

/** What forms in a page or a part of it do with script: passwords shown, rules told, dates masked, nothing sent twice. */
export const enhanceForms = (root: ParentNode): void => {
  const all = <E extends Element>(selector: string): Iterable<E> => root.querySelectorAll<E>(selector)
  const inputOf = (id = ''): HTMLInputElement | undefined => {
    const found = root.querySelector(`#${CSS.escape(id)}`)
    return found instanceof HTMLInputElement ? found : undefined
  }

  for (const button of all<HTMLButtonElement>('[data-shows]')) {
    const input = inputOf(button.dataset['shows'])
    button.hidden = false
    button.addEventListener('click', () => {
      if (!input) return
      const isShown = input.type === 'text'
      input.type = isShown ? 'password' : 'text'
      button.ariaPressed = String(!isShown)
    })
    // What leaves the page as text may be kept by the browser among what was typed.
    input?.form?.addEventListener('submit', () => (input.type = 'password'))
  }

  for (const list of all<HTMLElement>('[data-rules-of]')) {
    const input = inputOf(list.dataset['rulesOf'])
    const show = (): void => {
      const met: Record<string, boolean> = passwordRulesMet(input?.value ?? '')
      for (const line of list.querySelectorAll<HTMLElement>('[data-rule]'))
        line.toggleAttribute('data-met', met[line.dataset['rule'] ?? ''] === true)
    }
    input?.addEventListener('input', show)
    show()
  }

  for (const input of all<HTMLInputElement>('input[autocomplete="bday"]'))
    input.addEventListener('input', () => {
      if (input.selectionStart === input.value.length) input.value = maskDate(input.value)
    })

  for (const consent of all<HTMLInputElement>('[data-resets-with]')) {
    const phone = inputOf(consent.dataset['resetsWith'])
    phone?.addEventListener('change', () => void resetConsent(consent, phone))
  }

  for (const button of all<HTMLButtonElement>('[data-refreshes]')) {
    button.hidden = true
    const select = root.querySelector(`#${CSS.escape(button.dataset['refreshes'] ?? '')}`)
    if (!(select instanceof HTMLSelectElement)) continue
    select.addEventListener('change', () => void follow(button, select))
    if (isChanged(select)) void follow(button, select)
  }

  // A button that was pressed waits for its response: pressed again it would send twice.
  for (const form of all<HTMLFormElement>('form.form'))
    form.addEventListener('submit', (event) => {
      if (form.ariaBusy === 'true') event.preventDefault()
      form.ariaBusy = 'true'
    })
  window.addEventListener('pageshow', () => {
    for (const form of all<HTMLFormElement>('form.form')) form.ariaBusy = null
  })
}
