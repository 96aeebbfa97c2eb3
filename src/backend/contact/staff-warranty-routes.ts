import { err, ok } from '#src/base/result.ts'
import type { staffWarrantyCalls } from '#src/contract/contact/staff-warranty-calls.ts'
import { apiError } from '#src/contract/errors.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { WarrantyCases } from './warranty-cases.ts'

const noCase = err(apiError('API404', undefined, 'There is no such case.'))
const noPicture = err(apiError('API404', undefined, 'There is no such picture.'))

/** Handlers of what staff see of goods that broke. */
export const staffWarrantyHandlers = (cases: WarrantyCases): HandlersOf<keyof typeof staffWarrantyCalls> => ({
  'GET /ops/v1/warranty-cases': async ({ query }) => ok(await cases.list(query)),

  'GET /ops/v1/warranty-cases/{caseId}': async ({ path }) => {
    const found = await cases.find(path.caseId)
    return found ? ok(found) : noCase
  },

  'GET /ops/v1/warranty-cases/{caseId}/pictures/{pictureId}': async ({ path }) => {
    const bytes = await cases.picture(path.caseId, path.pictureId)
    return bytes ? ok({ type: 'image/jpeg', data: Buffer.from(bytes).toString('base64') }) : noPicture
  },
})
