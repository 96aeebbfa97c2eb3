import type { APIRoute } from 'astro'
import { photoIdSchema, photoReportSchema } from '#src/contract/photos/photo.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'
import { siteHref } from '#src/rules/navigation/site-href.ts'
import { isSameOriginPost } from '#src/rules/navigation/same-origin.ts'

/** The photo gallery's form for visitors without script: reports a photo and leads back to where it was, by 303. */
export const POST: APIRoute = async ({ request, locals, redirect }) => {
  if (!isSameOriginPost(request.headers, request.headers.get('host') ?? ''))
    return new Response('This form was sent from another site.', { status: 403 })
  const form = await request.formData().catch(() => undefined)
  if (!form) return new Response('This is not a form.', { status: 400 })

  const field = (name: string): string => String(form.get(name) ?? '')
  const mediaId = photoIdSchema.safeParse(field('mediaId'))
  const body = photoReportSchema.safeParse({
    reason: field('reason'),
    message: field('message') || undefined,
  })
  const sent =
    mediaId.success &&
    body.success &&
    (await locals.call('POST /api/photos/v1/media/{mediaId}/reports', {
      path: { mediaId: mediaId.data },
      body: body.data,
    }))

  const place = new URL(siteHref(ownPath(field('back')) ?? '/', locals.site.locale), request.url)
  place.searchParams.set('reported', sent && sent.ok ? 'sent' : 'failed')
  const response = redirect(`${place.pathname}${place.search}${place.hash}`, 303)
  response.headers.set('cache-control', 'no-store')
  return response
}
