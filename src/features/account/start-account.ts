import { requestPart } from '#src/client/request-part.ts'
import { noteLogin } from '#src/layouts/follow-account.ts'
import { isFlagged, writeFlags } from '#src/layouts/login-flags.ts'
import { enhanceForms } from './enhance-forms.ts'

enhanceForms(document)

// Who signed in by a form without dialogs: other tabs hear of it now.
if (!isFlagged()) void noteLogin()

/** Signs out, has other tabs hear of it, and leads home. */
const signOut = async (form: HTMLFormElement): Promise<void> => {
  const response = await requestPart(form.action, new FormData(form))
  if (response?.kind !== 'next') return form.submit()
  writeFlags(undefined)
  location.assign(response.path)
}

document.querySelector<HTMLFormElement>('form[data-sign-out]')?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLFormElement) void signOut(event.currentTarget)
})
