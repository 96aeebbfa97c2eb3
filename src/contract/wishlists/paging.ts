import { z } from 'zod'
import { settings } from '#src/base/settings.ts'

/** The part of a list that a caller asks for. */
export const paging = {
  start: z.coerce.number().int().min(0).max(10_000).default(0),
  count: z.coerce.number().int().min(1).max(60).default(settings.favoritesPageSize),
}
