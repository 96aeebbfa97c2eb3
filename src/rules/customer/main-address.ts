/** As much of an address as its place in the book needs; its id begins with its type. */
type Booked = { addressId: string; main: boolean }

const typeOf = ({ addressId }: Booked): string => addressId.charAt(0)

/**
 * A book with an address that was added or changed: where it is main, no other of its type is (specification, account and content, section 4,
 * Addresses).
 */
export const withAddress = <A extends Booked>(book: readonly A[], changed: A): A[] => {
  const others = book.map((one) =>
    changed.main && one.addressId !== changed.addressId && typeOf(one) === typeOf(changed)
      ? { ...one, main: false }
      : one,
  )
  return others.some(({ addressId }) => addressId === changed.addressId)
    ? others.map((one) => (one.addressId === changed.addressId ? changed : one))
    : [...others, changed]
}
