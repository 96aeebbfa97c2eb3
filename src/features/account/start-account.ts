import { siteOfPage } from '#src/client/browser-client.ts'
import '#src/layouts/dialogs/page-dialogs.ts'
import { noteLogin } from '#src/layouts/follow-account.ts'
import { isFlagged, writeFlags } from '#src/stores/login-flags.ts'
import { call } from '#src/stores/shop.ts'

// Who signed in by a form without dialogs: other tabs hear of it now.
if (!isFlagged()) void noteLogin()

/** Signs out, has other tabs hear of it, and leads home. */
const signOut = async (form: HTMLFormElement): Promise<void> => {
  const done = await call('POST /consumers-v3/consumer/auth/signout', { body: {} })
  if (!done.ok) return form.submit()
  writeFlags(undefined)
  location.assign(`/${siteOfPage().locale}`)
}

document.querySelector<HTMLFormElement>('form[data-sign-out]')?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLFormElement) void signOut(event.currentTarget)
})
