/** Answers requests for the shop's API. Never rejects. */
export type Backend = { fetch: (request: Request) => Promise<Response> }
