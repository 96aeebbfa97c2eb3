/** Who listens to orders: an address, and the secrets by which they know that the shop wrote. */
export type WebhookEndpoint = {
  /** By which its deliveries are known; it stays when the address changes. */
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
