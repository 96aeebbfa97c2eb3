/** A picture that shows what broke, as a browser of staff shows it: it is stored nowhere on the way. */
export const pictureResponse = async (
  call: App.Locals['call'],
  path: { caseId: string; pictureId: string },
): Promise<Response> => {
  const picture = await call('GET /ops/v1/warranty-cases/{caseId}/pictures/{pictureId}', { path })
  if (!picture.ok) return new Response(null, { status: picture.error.status < 500 ? 404 : 503 })
  const { type, data } = picture.value
  return new Response(Buffer.from(data, 'base64'), {
    headers: { 'content-type': type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
  })
}
