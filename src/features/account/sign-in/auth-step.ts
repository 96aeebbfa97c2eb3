import { brandName } from '#src/contract/brand.ts'
import type { FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { AuthStep } from '#src/contract/identity/auth-step.ts'
import { comeBack } from '#src/forms/describe-form.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'

export type ShopAuthStep = AuthStep<FormTexts>

/** What steps are loaded by. */
export type AuthLocals = Pick<App.Locals, 'call' | 'site' | 'href' | 'associate' | 'instant' | 'preview'>

/** Who asks for a step: the page of its own, or a dialog over another. `url` is the step's; `href` makes links that keep of its query what links keep. */
export type AuthRequest = {
  locals: AuthLocals
  request: Request
  url: URL
  place: 'page' | 'dialog'
  href: App.Locals['href']
}

/** Says what a step shows, or leads elsewhere. */
export type LoadAuthStep = (wanted: AuthRequest) => Promise<ShopAuthStep | Response>

/** A step at its own address; what is missing is not shown. */
export const describeStep = (
  { url }: Pick<AuthRequest, 'url'>,
  { title, ...step }: Omit<ShopAuthStep, 'path' | 'windowTitle'>,
): ShopAuthStep => ({
  path: `${url.pathname}${url.search}`,
  title,
  windowTitle: `${title} | ${brandName}`,
  ...step,
})

/** A step whose form was sent. No password comes back in it. */
export const withSent = (step: ShopAuthStep, sent: SentForm): ShopAuthStep =>
  step.form ? { ...step, form: { ...step.form, sent: comeBack(sent, step.form.fields) } } : step

/** A step whose form holds more values. */
export const withValues = (step: ShopAuthStep, values: FormValues): ShopAuthStep =>
  step.form ? withSent(step, { ...step.form.sent, values: { ...step.form.sent.values, ...values } }) : step
