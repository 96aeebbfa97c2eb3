import { seeOther } from '#src/forms/take-form.ts'

type Session = NonNullable<App.Locals['associate']>

/** The associate who sees a page; all others are led to the associates' sign-in. */
export const associateOr = ({ associate, href }: App.Locals): Session | Response =>
  associate ?? seeOther(href('/associate-login'))
