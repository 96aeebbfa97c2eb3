const shareToken = /^[A-Za-z0-9_-]{22}$/

/** The token of shared favorites that an address names by `shared`. Anyone may write a query, so only the form of one gets through. */
export const shareTokenOf = (query: URLSearchParams): string | undefined => {
  const token = query.get('shared') ?? ''
  return shareToken.test(token) ? token : undefined
}
