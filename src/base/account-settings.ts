/** Fields of signing up that a shop may ask for. */
type SignUpField = 'birthDate' | 'phone' | 'gender' | 'postalCode' | 'sms'

type AccountSettings = Readonly<{
  hasSimplifiedEnrollment: boolean
  interestsAfterSignUp: Readonly<Record<'isEnabled' | 'onlyWithNewsletter', boolean>>
  interests: readonly ('hiking' | 'running' | 'climbing' | 'city' | 'travel' | 'family')[]
  /** The locales in which a field must be filled in. */
  requiredAtSignUp: Readonly<Record<SignUpField, readonly string[]>>
}>

/** What a shop sets of its accounts; by themselves, as pages carry the other settings. */
export const accountSettings: AccountSettings = {
  /**
   * Whether the dialog of the enrollment, which begins with an email alone, takes the place of that of signing in (specification,
   * shopping, section 2, Dialogs).
   */
  hasSimplifiedEnrollment: false,
  /** Whether who signed up is asked for their interests, and whether only who takes the newsletter is. */
  interestsAfterSignUp: { isEnabled: true, onlyWithNewsletter: true },
  /**
   * What somebody who signs up must tell, by locale (specification, account and content, section 5). Members of the loyalty
   * programme tell their date of birth everywhere. Elsewhere gender is not asked for, and the others are up to them. `sms`
   * is the box for messages, which only who gives a phone must tick.
   */
  requiredAtSignUp: { birthDate: [], phone: [], gender: [], postalCode: [], sms: [] },
  /** What shoppers may name as interests; their words are in the messages. */
  interests: ['hiking', 'running', 'climbing', 'city', 'travel', 'family'],
}
