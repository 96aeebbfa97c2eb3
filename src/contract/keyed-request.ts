/** A request that its caller may send again: the key it was given, and what tells its content from another's. */
export type KeyedRequest = { key: string; fingerprint: string }
