import { wordedFaults } from '#src/forms/refused-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { refusalOf } from '#src/rules/forms/refusal.ts'
import { doStep } from '#src/stores/auth/auth-acts.ts'
import { withSent, withValues, type AuthRequest, type ShopAuthStep } from './auth-step.ts'
import { loadAuthStep } from './load-step.ts'

type Asked = Omit<AuthRequest, 'href' | 'place'>

/** Takes the form of a step that was posted without script: leads on where all is well, else says what is wrong. */
export const takeStep = async (
  { locals, request, url }: Asked,
  step: ShopAuthStep,
): Promise<ShopAuthStep | Response> => {
  const { call, site } = locals
  if (!step.form) return step
  const values = await readForm(request)
  if (values instanceof Response) return values
  const { fields, texts } = step.form
  const faults = wordedFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return withSent(step, { values, faults })
  const cookies = request.headers.get('cookie') ?? ''
  const done = await doStep({ call, cookies: () => cookies }, step, values)
  if (!done.ok) {
    const { field, text } = refusalOf(fields, done.error, texts.refusals)
    return withSent(
      step,
      field ? { values, faults: { [field]: text } } : { values, faults: {}, failure: text },
    )
  }
  if (done.value.kind === 'shown') return done.value.step
  const { path, values: more } = done.value
  if (!more) return seeOther(path)
  // What was typed goes along within this response: no address holds it.
  const next = await loadAuthStep({ locals, request, url: new URL(path, url), place: 'page' })
  return next === undefined || next instanceof Response ? seeOther(path) : withValues(next, more)
}

/** What the page of a step shows, or where it leads; undefined for an address that is none's. */
export const stepOfPage = async (wanted: Asked): Promise<ShopAuthStep | Response | undefined> => {
  const step = await loadAuthStep({ ...wanted, place: 'page' })
  if (step === undefined || step instanceof Response || wanted.request.method !== 'POST') return step
  return takeStep(wanted, step)
}
