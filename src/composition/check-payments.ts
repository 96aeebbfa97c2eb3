import type { Environment } from './environment/environment.ts'

type Settings = Pick<Environment, 'NODE_ENV' | 'PAYMENTS' | 'PUBLIC_URL' | 'WELT_STATIC'>

/** Throws where a public shop would let shoppers pay with test cards, unless its owner says that it may. */
export const checkPayments = ({ NODE_ENV, PAYMENTS, PUBLIC_URL, WELT_STATIC }: Settings): void => {
  const isPublic = NODE_ENV === 'production' && PUBLIC_URL !== undefined && !WELT_STATIC
  if (isPublic && PAYMENTS === undefined)
    throw new Error(
      'The embedded acquirer takes no money: whoever knows a test card could order. Set PAYMENTS=embedded to open the shop with it all the same.',
    )
}
