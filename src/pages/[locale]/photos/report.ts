import type { APIRoute } from 'astro'
import { photoIdSchema, photoReportSchema } from '#src/contract/photos/photo.ts'
import { readForm } from '#src/forms/read-form.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'
import { siteHref } from '#src/rules/navigation/site-href.ts'

/** The photo gallery's form for visitors without script: reports a photo and leads back to where it was, by 303. */
export const POST: APIRoute = async ({ request, locals, redirect }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form

  const mediaId = photoIdSchema.safeParse(form['mediaId'])
  const body = photoReportSchema.safeParse({
    reason: form['reason'],
    message: form['message'] || undefined,
  })
  const sent =
    mediaId.success &&
    body.success &&
    (await locals.call('POST /api/photos/v1/media/{mediaId}/reports', {
      path: { mediaId: mediaId.data },
      body: body.data,
    }))

  const place = new URL(siteHref(ownPath(form['back']) ?? '/', locals.site.locale), request.url)
  place.searchParams.set('reported', sent && sent.ok ? 'sent' : 'failed')
  const response = redirect(`${place.pathname}${place.search}${place.hash}`, 303)
  response.headers.set('cache-control', 'no-store')
  return response
}
