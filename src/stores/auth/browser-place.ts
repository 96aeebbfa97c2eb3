import { createBrowserClient, siteOfPage } from '#src/client/browser-client.ts'
import { linkStyles } from '#src/client/link-styles.ts'
import { cartEvent } from '#src/client/page-events.ts'
import type { LoadedAuthStep } from '#src/contract/identity/auth-step.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { writeFlags } from '#src/stores/login-flags.ts'
import { call } from '#src/stores/shop.ts'
import type { AuthPlace } from './sign-in.ts'

/** Milliseconds after which a step that does not come counts as missing. */
const deadlineMs = 30_000

type Loaded = LoadedAuthStep<FormTexts>

/** Reads a JSON text. The shop vouches for its form, as with its calls. */
function read(text: string): Loaded
function read(text: string): unknown {
  const said: unknown = JSON.parse(text)
  return said
}

/** Asks the shop for the step at a path, with its styles, or where it leads; undefined where it cannot be had. */
export const fetchAuthStep = async (path: string, place: 'page' | 'dialog'): Promise<Loaded | undefined> => {
  const query = new URLSearchParams({ path, for: place })
  try {
    const response = await fetch(`/${siteOfPage().locale}/-/auth-step?${query}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (!response.ok) return undefined
    const loaded = read(await response.text())
    if ('step' in loaded && loaded.styles !== undefined) await linkStyles(loaded.styles)
    return loaded
  } catch {
    return undefined
  }
}

/** Has the page follow what the visitor's cookie says by now: header, cart, hearts and what is chosen by segments. */
export const tellPage = (): void => {
  const { units } = readVisitorCookie(document.cookie)
  window.dispatchEvent(new CustomEvent(cartEvent, { detail: { units } }))
}

/** A browser as the place where somebody signs in. Other tabs hear of it. */
export const browserPlace: AuthPlace = {
  call,
  cookies: () => document.cookie,
  callFrom: (leadSource) => createBrowserClient({ leadSource }).call,
  canMakePasskey: async () =>
    'PublicKeyCredential' in window &&
    (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()),
  noteSignIn: ({ consumerType, expiresAt }) =>
    writeFlags({ accessExpiry: expiresAt, isEmployee: consumerType === 'EMPLOYEE' }),
}
