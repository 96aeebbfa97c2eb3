/**
 * A rule for what is typed into a field, as plain data: the server and the browser check by the same. `instant` is an ISO instant, now;
 * `format` how dates are typed here, `label` what the other field is called, `told` what is said where a text
 * is not, or is, the one that it is compared with, whatever the case of its letters.
 */
export type TextRule =
  | { rule: 'email' | 'name' | 'password' | 'phone' }
  | { rule: 'length'; min: number; max: number }
  | { rule: 'birthDate'; instant: string; format: string }
  | { rule: 'sameAs'; field: string; label: string }
  | { rule: 'is' | 'isNot'; text: string; told: string }
  /** By the rules of the country for one field of an address. */
  | { rule: 'address'; field: string; countryCode: string; form: 'shipping' | 'billing' }
  /** The number of an order, as shoppers type it. */
  | { rule: 'orderNumber'; told: string }
  /** A postal code that lies in another state or province than the one beside it is doubted once. */
  | { rule: 'place'; countryCode: string }

/** Fields of one thing, such as a line of an order: they stand together below its name, whose language `lang` is where it is not the page's. */
export type FieldGroup = { id: string; legend: string; lang?: string | undefined; label: string }

/** What every field has. */
export type NamedField = {
  name: string
  label: string
  /** A field without it may stay empty. */
  isRequired?: boolean
  /** Another field: once that is filled in or ticked, this one may not stay empty. */
  isRequiredWith?: string
  /** Another field: while that is empty or 0, nothing is wrong with this one. */
  onlyWith?: string
  /** What is said where the field is empty and may not be; without it, what all forms say then. */
  whenEmpty?: string
  /** A box: once that is ticked, this one is not asked. */
  isSkippedWith?: string
  /** What is said of the field before anything is typed. */
  hint?: string
  /** What it is part of with others; `label` is what it is called there. */
  group?: FieldGroup
}

type Line = NamedField & {
  kind?: 'line'
  type?: 'text' | 'email' | 'password' | 'tel'
  /** What a browser may fill in (HTML, autofill detail tokens). */
  autocomplete: string
  inputmode?: 'numeric' | 'tel' | 'email'
  placeholder?: string
  maxLength?: number
  /** Shows which rules a new password meets yet. */
  isNewPassword?: boolean
  /** Country whose addresses are suggested while it is typed. */
  suggests?: string
  rules?: readonly TextRule[]
}

/** Several lines. */
type Text = NamedField & { kind: 'text'; maxLength: number; rules?: readonly TextRule[] }

type Choice = NamedField & {
  kind: 'choice'
  autocomplete?: string
  options: readonly { value: string; label: string }[]
  /** Name of a button beside it that sends the form for other fields; with script a choice presses it. */
  submits?: string
  rules?: readonly TextRule[]
}

/** What who ticks a box accepts besides, by a box of its own; `phone` names the field whose wrong number takes that back. */
type Terms = { name: string; text: string; accept: string; link: string; path: string; phone: string }

/** A page that a box is about. */
type BoxLink = { label: string; path: string }

type Box = NamedField & { kind: 'box'; terms?: Terms; links?: readonly BoxLink[] }

/** One field of a form: shown, filled in by browsers, and checked by what stands here. */
export type FormField = Line | Text | Choice | Box

/** What a form was sent with. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** A form as it comes back: what was typed, what is wrong by field, and what is wrong with the whole. */
export type SentForm = { values: FormValues; faults: Readonly<Record<string, string>>; failure?: string }

/** A form that nobody sent yet. */
export const untouched = (values: FormValues = {}): SentForm => ({ values, faults: {} })
