import type { ExpressMethod } from '#src/contract/payments/tenders.ts'
import type { DirectCall } from './direct-call.ts'

/** Answers requests for the shop's API. Never rejects. */
export type Backend = { fetch: (request: Request) => Promise<Response> }

/** A back end in this process, whose calls pages make without HTTP. */
export type EmbeddedBackend = Backend & {
  call: DirectCall
  /** Settles what payments left open, see `reconcileOrders`. */
  reconcileOrders: () => Promise<void>
  /** Moves paid orders on, see `fulfilOrders`. */
  fulfilOrders: () => Promise<void>
  /** Tells those who wait for what is back in stock, see `tellOfStock`. */
  tellOfStock: () => Promise<void>
  /** By what the payment provider lets a button order at once. */
  expressMethods: ReadonlySet<ExpressMethod>
}
