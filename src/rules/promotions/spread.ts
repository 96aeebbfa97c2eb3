/** So many equal parts: what one weighs, and where they stand among parts that are otherwise equal. */
export type Weighed = { weight: number; count: number; rank: number }

/** What each of such parts gets, and how many of them get one more. */
export type Share<P extends Weighed> = { part: P; each: number; withOneMore: number }

/** `amount * weight / whole`, rounded down, and what is left over of it; exact also where the product is beyond safe integers. */
const divided = (amount: number, weight: number, whole: number): { quotient: number; rest: number } => {
  const product = amount * weight
  if (Number.isSafeInteger(product)) return { quotient: Math.floor(product / whole), rest: product % whole }
  const exact = BigInt(amount) * BigInt(weight)
  return { quotient: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) }
}

/**
 * Spreads an amount over parts by their weights, in whole numbers that add up to it: the largest remainders get one more;
 * of equal ones the heaviest, then the first by rank.
 * @param amount at most the sum of the weights
 */
export const spread = <P extends Weighed>(amount: number, parts: readonly P[]): Share<P>[] => {
  const [first] = parts
  if (first?.count === 1 && parts.length === 1) return [{ part: first, each: amount, withOneMore: 0 }]
  let whole = 0
  for (const { weight, count } of parts) whole += weight * count
  if (whole === 0) return []
  let left = amount
  const shares = parts.map((part) => {
    const { quotient: each, rest } = divided(amount, part.weight, whole)
    left -= each * part.count
    return { part, each, rest, withOneMore: 0 }
  })
  if (left === 0) return shares
  shares.sort((a, b) => b.rest - a.rest || b.part.weight - a.part.weight || a.part.rank - b.part.rank)
  for (const share of shares) {
    share.withOneMore = Math.min(left, share.part.count)
    left -= share.withOneMore
  }
  return shares
}
