import type { APIRoute } from 'astro'
import { pictureResponse } from '#src/features/ops/warranty/picture-response.ts'

export const GET: APIRoute = ({ locals, params: { caseId = '', pictureId = '' } }) =>
  pictureResponse(locals.call, { caseId, pictureId })
