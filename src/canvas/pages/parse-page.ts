import { z } from 'zod'
import { deliveredPageSchema, type CanvasPage } from '#src/contract/content/page.ts'
import { deepFreeze } from '#src/base/deep-freeze.ts'
import { err, ok, type Result } from '#src/base/result.ts'

const { id, slug, name, layoutVariant, metadata, publishAt, expireAt, since, until, sections } =
  deliveredPageSchema.shape

/** A section that is none becomes a nameless one that holds the raw value, so that resolving reports it at its path. */
const lenientSections = z.array(
  z.unknown().transform((raw) => {
    const parsed = sections.element.safeParse(raw)
    return parsed.success ? parsed.data : { name: '', items: [raw] }
  }),
)

const lenientPage = z.object({
  id: id.catch(''),
  slug: slug.catch(''),
  name: name.catch(undefined),
  layoutVariant: layoutVariant.catch(undefined),
  metadata: metadata.catch(metadata.parse({})),
  publishAt,
  expireAt,
  since: since.catch(undefined),
  until: until.catch(undefined),
  sections: lenientSections,
})

/** One line an editor understands of what zod found: at most three fields. */
export const reasonOf = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ')

/**
 * Reads a page of any CMS. A page without sections, or with a schedule that is no instant, is refused; whatever else is
 * wrong stays in its place for `resolvePage` to report. The page is frozen, since one copy serves many requests.
 */
export const parsePage = (raw: unknown): Result<CanvasPage, string> => {
  const parsed = lenientPage.safeParse(raw)
  return parsed.success ? ok(deepFreeze(parsed.data)) : err(reasonOf(parsed.error))
}
