/** FNV-1a, 32 bit: the same text always gives the same number, so the demo shop has the same stock everywhere. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

/** Units in stock: about one variant in fourteen sold out, one in eight down to its last three. */
export function quantityOf(upc: string): number {
  const hash = hashOf(upc)
  const share = hash % 100
  const spread = hash >>> 8
  if (share < 7) return 0
  if (share < 19) return 1 + (spread % 3)
  return 5 + (spread % 56)
}
