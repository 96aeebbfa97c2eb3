import { z } from 'zod'

/** Scheme and host of a service. */
export const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

export const key = z.string().min(1).optional()

/** What a text lists, parted by commas. */
export const listOf = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
