import type { Result } from '#src/base/result.ts'
import type { FormField, FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import { refusedForm, wordedFaults } from './refused-form.ts'
import { readForm } from './read-form.ts'

/** A form of a page: its fields, what is wrong with it besides, and what it does; the path is where it leads then. */
type Form = {
  fields: readonly FormField[]
  moreFaults?: (values: FormValues) => Readonly<Record<string, string>>
  act: (values: FormValues) => Promise<Result<string, ClientError>>
}

/** Goes on to another page after a form, which the way back then passes by. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** Takes a posted form, or its values where these were read: leads on where all is well, else the form comes back with what is wrong. */
export const takeForm = async (
  posted: Request | FormValues,
  site: Site,
  { fields, moreFaults, act }: Form,
): Promise<SentForm | Response> => {
  const values = posted instanceof Request ? await readForm(posted) : posted
  if (values instanceof Response) return values
  const faults = { ...moreFaults?.(values), ...wordedFaults(fields, values, site) }
  if (Object.keys(faults).length > 0) return { values, faults }
  const done = await act(values)
  return done.ok ? seeOther(done.value) : refusedForm(fields, values, done.error, site)
}
