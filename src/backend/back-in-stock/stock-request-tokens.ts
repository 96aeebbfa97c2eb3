import { z } from 'zod'
import { instantAfter } from '#src/base/clock.ts'
import { keptMs } from '#src/base/retention.ts'
import { readSealed, type Seal } from '#src/backend/platform/seal.ts'

const confirmSchema = z.object({ use: z.literal('confirm'), id: z.uuid(), until: z.string() })
const stopSchema = z.object({ use: z.literal('stop'), email: z.string(), ownerId: z.uuid().nullable() })

/** Whose requests a link ends: those of an email, and of the customer that it belongs to. */
export type StoppedRequests = Pick<z.infer<typeof stopSchema>, 'email' | 'ownerId'>

/** The tokens of links in mails, which say by themselves what they are for; nothing of them is stored. */
export const createStockRequestTokens = (seal: Seal) => ({
  confirm: (id: string, instant: string): string => {
    const until = instantAfter(instant, keptMs('unconfirmed-stock-requests'))
    return seal.close(JSON.stringify({ use: 'confirm', id, until }))
  },

  stop: ({ email, ownerId }: StoppedRequests): string =>
    seal.close(JSON.stringify({ use: 'stop', email, ownerId })),

  /** The id of the request that a token confirms; undefined for one that is forged, for another use, or too old. */
  readConfirm: (token: string, instant: string): string | undefined => {
    const said = readSealed(seal, token, confirmSchema)
    return said && said.until > instant ? said.id : undefined
  },

  /** Whose requests a token ends; undefined for one that is forged or for another use. */
  readStop: (token: string): StoppedRequests | undefined => readSealed(seal, token, stopSchema),
})

export type StockRequestTokens = ReturnType<typeof createStockRequestTokens>
