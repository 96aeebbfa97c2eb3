import type { APIRoute } from 'astro'

/** A mail of the data folder as its reader sees it. */
export const GET: APIRoute = async ({ locals, params }) => {
  const mail = await locals.mails?.read(params.id ?? '')
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return mail ? new Response(mail.html, { headers }) : new Response(undefined, { status: 404 })
}
