/** A listener to orders: an address, and the secrets that prove that a message is from the shop. */
export type WebhookEndpoint = {
  /** Names its deliveries; it stays when the address changes. */
  name: string
  url: string
  /** Keys of 24 to 64 bytes; two while a new one takes the place of the other. */
  secrets: readonly Buffer[]
}

/** Posts a message to an address; resolves to the status of the response, and rejects where there is none. */
export type PostMessage = (
  url: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<number>
