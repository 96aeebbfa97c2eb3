import type { APIRoute } from 'astro'
import { experienceIdSchema } from '#src/contract/personalization/decision-calls.ts'

/** Most experiences one page asks for. */
const maxAsked = 50

/** What this visitor is to see of the experiences in `ask`, by id. Gives the visitor an id where that is allowed. */
export const GET: APIRoute = async ({ locals: { refuseDecisions, visitor }, url }) => {
  const refusal = await refuseDecisions()
  if (refusal) return refusal
  const requested = (url.searchParams.get('ask') ?? '').split(',')
  const ids = requested.filter((id) => experienceIdSchema.safeParse(id).success).slice(0, maxAsked)
  if (ids.length > 0) visitor.identify()
  const decisions = await visitor.decide(ids)
  return Response.json(Object.fromEntries(decisions), { headers: { 'cache-control': 'no-store' } })
}
