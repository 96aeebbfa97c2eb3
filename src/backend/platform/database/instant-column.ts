import { timestamp } from 'drizzle-orm/pg-core'

/** A column of an instant, which is read as the database writes it: `isoInstant` gives its ISO form. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
