import { cartEvent } from '#src/client/page-events.ts'
import { formPageOf } from '#src/rules/navigation/form-page.ts'
import { leavesOnSignOut } from '#src/rules/identity/leaves-on-sign-out.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { call, cart, dialogs } from '#src/stores/shop.ts'
import { writeFlags } from '#src/stores/login-flags.ts'

/** Milliseconds after which a dialog that closed has left the history and the page. */
const closingMs = 300

/** Does something once no dialog is open: what a shopper reads there is not taken from them. */
const onceClosed = (act: () => void): void => {
  if (dialogs.$open.get().length === 0) return act()
  const forget = dialogs.$open.listen((open) => {
    if (open.length > 0) return
    forget()
    setTimeout(act, closingMs)
  })
}

/** Notes in this browser that somebody is signed in, or that nobody is; nothing where the shop does not say. */
export const noteLogin = async (): Promise<void> => {
  const token = await call('POST /token/v2/auth/token', {})
  // Another tab may have signed out since the token was asked for.
  const { loggedIn } = readVisitorCookie(document.cookie)
  if (!loggedIn || (token.ok && token.value.consumerType === 'GUEST')) return writeFlags(undefined)
  if (!token.ok) return
  const { consumerType, expiresAt } = token.value
  writeFlags({ accessExpiry: expiresAt, isEmployee: consumerType === 'EMPLOYEE' })
}

/**
 * Has the page follow when its visitor signed in or out, here or in another tab: header, segments, cart and hearts at once. Pages that
 * show what is theirs are read anew, or left for the home page (specification, shopping, section 2, Navigation rules).
 */
export const followAccount = (): void => {
  const { loggedIn, employee, units } = readVisitorCookie(document.cookie)
  document.documentElement.toggleAttribute('data-employee', employee)
  const { pathname } = location
  const isStepOfSignIn = loggedIn && formPageOf(pathname) !== undefined
  if (leavesOnSignOut(pathname) && !isStepOfSignIn)
    onceClosed(() => (loggedIn ? location.reload() : location.assign(`/${pathname.split('/')[1]}`)))
  else {
    if (!loggedIn) cart.forget()
    void cart.load()
    window.dispatchEvent(new CustomEvent(cartEvent, { detail: { units } }))
    void import('#src/components/product-card/press-heart.ts').then(({ showHearts }) => showHearts())
  }
  if (loggedIn) void noteLogin()
  else writeFlags(undefined)
}
