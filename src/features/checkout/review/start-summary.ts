import { guardForms } from './guard-connection.ts'

guardForms()

const form = document.querySelector<HTMLFormElement>('form.review-order')
const status = document.querySelector<HTMLElement>('[data-placing]')
const say = (text = ''): void => {
  if (status) status.textContent = text
}
// A button that was pressed waits for its response: pressed again it would send twice.
form?.addEventListener('submit', (event) => {
  if (form.ariaBusy === 'true') event.preventDefault()
  form.ariaBusy = 'true'
  say(status?.dataset['placing'])
})
window.addEventListener('pageshow', () => {
  if (form) form.ariaBusy = null
  say()
})
