import type { ServerResponse } from 'node:http'

/** Why a request gets no answer of the shop, in words for whoever sent it. */
export type Refusal = { status: number; text: string }

/** A client has more under way than it may. */
export const tooMany: Refusal = { status: 429, text: 'Too many requests at once. Please try again.' }

/** Answers in plain words and closes the connection: what follows on it may not be readable either. */
export const refuse = (outgoing: ServerResponse, { status, text }: Refusal): void => {
  outgoing.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  })
  outgoing.end(text)
}
