import { z } from 'zod'

/** What a link in a mail carries. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
