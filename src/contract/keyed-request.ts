/** A request that its caller may send again: what tells its key from others, and its content; both short hashes. */
export type KeyedRequest = { key: string; fingerprint: string }
