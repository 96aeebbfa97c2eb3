/** A shop's account at Adyen. */
export type AdyenSettings = Readonly<{
  apiKey: string
  merchantAccount: string
  /** Keys of webhooks in hexadecimal: the current one, then the one before it while posts are still signed by it. */
  hmacKeys: readonly string[]
  environment: 'test' | 'live'
  /** The prefix of the account's own addresses; live only. */
  livePrefix?: string | undefined
  /** Known to browsers. */
  clientKey: string
  /** Where a stand-in listens, outside production. */
  origin?: string | undefined
}>
