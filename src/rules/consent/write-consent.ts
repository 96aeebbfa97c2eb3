import {
  consentIdForm,
  consentVersion,
  optionalCategories,
  type ConsentChoice,
  type OptionalCategory,
} from '#src/contract/consent/consent.ts'
import { consentFields, consentGroups } from './consent-cookie.ts'

/** A choice to be written: what is left out stays as it was. */
export type WrittenChoice = {
  choice: Partial<ConsentChoice>
  /** Whether the visitor acted; their browser's signal alone is no interaction. */
  isInteraction: boolean
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean
  /** ISO instant of the choice. */
  instant: string
  /** A random id for a browser that has none. */
  newId: () => string
}

const isOptional = (id: string): id is OptionalCategory =>
  optionalCategories.some((category) => category === id)

/**
 * The consent cookie's value after a choice, in the form of consent tools. Marks of other ids and fields that others wrote
 * stay as they are.
 */
export const writeConsent = (
  cookies: string,
  { choice, isInteraction, gpc, instant, newId }: WrittenChoice,
): { value: string; consentId: string } => {
  const fields = consentFields(cookies)
  const marks = new Map([['C0001', '1']])
  for (const group of consentGroups(fields)) {
    const [id = '', mark] = group.split(':')
    if (id !== '' && id !== 'C0001' && mark !== undefined) marks.set(id, mark)
  }
  for (const [id, allowed] of Object.entries(choice)) if (isOptional(id)) marks.set(id, allowed ? '1' : '0')
  const known = fields.get('consentId') ?? ''
  const consentId = consentIdForm.test(known) ? known : newId()
  const written: Record<string, string> = {
    isGpcEnabled: gpc ? '1' : '0',
    datestamp: new Date(instant).toUTCString(),
    ...(isInteraction ? { version: consentVersion } : {}),
    consentId,
    interactionCount: String((Number(fields.get('interactionCount')) || 0) + (isInteraction ? 1 : 0)),
    groups: [...marks].map((mark) => mark.join(':')).join(','),
  }
  for (const [name, value] of Object.entries(written)) fields.set(name, value)
  return { value: fields.toString(), consentId }
}
