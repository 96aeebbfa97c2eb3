import { z } from 'zod'

const opens = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59')
const closes = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time from 00:00 to 24:00')

/** A stretch of a day, by the clocks of the store. It ends the next day where `closes` is not after `opens`. */
export const openingPeriodSchema = z
  .strictObject({ opens, closes })
  .refine((period) => period.opens !== period.closes, 'opens and closes differ; all day is 00:00 to 24:00')
  .meta({ id: 'OpeningPeriod' })

const periods = z.array(openingPeriodSchema).max(6)

/** When a store is open: by weekday, and on days that differ from their weekday; without one it is closed. */
export const openingHoursSchema = z
  .strictObject({
    week: z.strictObject({
      monday: periods,
      tuesday: periods,
      wednesday: periods,
      thursday: periods,
      friday: periods,
      saturday: periods,
      sunday: periods,
    }),
    exceptions: z.array(z.strictObject({ date: z.iso.date(), periods })).max(100),
  })
  .meta({ id: 'OpeningHours' })

/** Whether a place is open now; `until` is the instant at which that changes, missing where it does not within two weeks. */
export const openingStateSchema = z
  .object({ isOpen: z.boolean(), until: z.iso.datetime().optional() })
  .meta({ id: 'OpeningState' })

export type OpeningPeriod = z.infer<typeof openingPeriodSchema>
export type OpeningHours = z.infer<typeof openingHoursSchema>
export type OpeningState = z.infer<typeof openingStateSchema>
