import type { APIRoute } from 'astro'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** A customer's data as a file. */
export const POST: APIRoute = async ({ request, locals: { call, href } }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const read = await call('GET /consumers-v3/consumer/personalData', {})
  if (!read.ok) return seeOther(withFailure(href('/account'), read.error.errorId))
  return new Response(JSON.stringify(read.value, undefined, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  })
}
