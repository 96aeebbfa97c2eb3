import { enhanceForms } from '#src/features/account/enhance-forms.ts'
import { guardForms } from './guard-connection.ts'

// Before what marks a form as sent.
guardForms()
const step = document.querySelector<HTMLElement>('.checkout-step')
if (step) enhanceForms(step)

const form = document.querySelector<HTMLFormElement>('form.review-order')
const status = document.querySelector<HTMLElement>('[data-placing]')
const say = (text = ''): void => {
  if (status) status.textContent = text
}
form?.addEventListener('submit', () => say(status?.dataset['placing']))
window.addEventListener('pageshow', () => say())
