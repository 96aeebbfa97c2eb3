/** A host that is nobody's (RFC 2606), to resolve paths against. */
const nobody = 'https://own.invalid'
/** Browsers skip tabs and line breaks within an address and read `\` as `/`. */
const unreadable = /[\p{Cc}\s\\]/u

/**
 * The path, query and anchor that an address given by a stranger leads to within this shop; undefined when it may lead
 * anywhere else. It is resolved first, so that `/a/..//host` is seen for what a browser makes of it.
 */
export const ownPath = (address: string | null | undefined): string | undefined => {
  if (!address?.startsWith('/') || unreadable.test(address) || !URL.canParse(address, nobody))
    return undefined
  const { origin, pathname, search, hash } = new URL(address, nobody)
  return origin === nobody && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined
}
