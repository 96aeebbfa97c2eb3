import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { Region } from '#src/contract/sites.ts'
import type { HumanAction } from './human-check-calls.ts'

/** A way out of a step. `before` is said before it; what ends the flow closes the dialog that shows it. */
export type AuthLink = {
  label: string
  href: string
  before?: string
  look?: 'primary' | 'quiet' | 'note'
  isDone?: boolean
}

/** Where a sign-in leads: `terms` for an employee who has not accepted those of their discount, and by the offer of a passkey. */
export type SignInGoals = { goal: string; terms: string; offer?: { goal: string; terms: string } }

/** Calls that a mailed link makes. */
export type MailedLink = 'unlock' | 'verifyemail' | 'changeemail'

/** What a step does once its form is sent, with what it needs for that. Paths are of this site. */
export type AuthUse =
  | ({ kind: 'signIn' } & SignInGoals)
  | {
      kind: 'signUp'
      region: Region
      source: { store?: string; campaignName?: string }
      referralCode?: string
      leadSource?: string
      skipsInterests: boolean
      /** Where it leads: by the interests, past them, and where the new account could not be signed in to. */
      interests: string
      goal: string
      signIn: string
    }
  | { kind: 'forgot'; sent: { title: string; windowTitle: string; text: string; other: AuthLink } }
  | { kind: 'reset'; token: string; goal: string }
  | { kind: 'link'; link: MailedLink; token: string; signedIn: string; signedOut: string; late: string }
  | { kind: 'confirm'; goal: string }
  | { kind: 'terms'; goal: string }
  | { kind: 'lookup'; signIn: string; signUp: string }
  | {
      kind: 'enrollment'
      step: 'loyalty' | 'mobile' | 'profile' | 'interests'
      region: Region
      version: number
      customer: { isLoyaltyMember: boolean; phone?: string }
      /** Where it leads; without it to the step that follows, below `steps`. */
      next?: string
      steps: string
    }
  | { kind: 'associate'; goal: string }

/** What signing in by a passkey says. */
export type PasskeySignInWords = Record<'signIn' | 'cancelled' | 'unknown' | 'failed', string>

/** What making a passkey says. */
export type PasskeyCreationWords = Record<
  'create' | 'unsupported' | 'cancelled' | 'known' | 'tooMany' | 'failed',
  string
>

/** Making a passkey called `name`: where it leads once there is one, and for its owner to prove first who they are. */
export type PasskeyCreation = { name: string; done: string; confirm: string; words: PasskeyCreationWords }

/**
 * A step of signing in, signing up or the enrollment, as plain data: what its page and its dialog show, and what it does. `Texts` is what
 * its form says.
 */
export type AuthStep<Texts> = {
  /** Its own address, with its query. */
  path: string
  title: string
  /** What the window is called. */
  windowTitle: string
  description: string
  text?: string
  /** What came of the step before. */
  notice?: string
  /** What has happened, where that is all there is to say. */
  status?: string
  /** Why nothing can be done here. */
  failure?: string
  points?: readonly string[]
  figure?: string
  form?: FormDescription<Texts>
  use?: AuthUse
  humanCheck?: HumanAction
  passkeySignIn?: { words: PasskeySignInWords; goal: string }
  passkeyOffer?: { creation: PasskeyCreation; later: string }
  /** Links before and after the form. */
  readings?: readonly AuthLink[]
  links?: readonly AuthLink[]
  /** The last way out, apart from the others. */
  other?: AuthLink
  /** Page of the editors whose content a dialog shows below it. */
  dialogContent?: string
}

/** What came of a step: another page, to whose form `values` go along, or the step itself with other words. */
export type AuthOutcome<Texts> =
  { kind: 'next'; path: string; values?: FormValues } | { kind: 'shown'; step: AuthStep<Texts> }

/** A step that was asked for, with the address of its styles where the page has none for it; or where it leads. */
export type LoadedAuthStep<Texts> = { step: AuthStep<Texts>; styles?: string } | { next: string }
