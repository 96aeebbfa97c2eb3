import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cartOf } from '#tests/fixtures/cart.ts'
import { checkoutSurroundings } from '#tests/fixtures/checkout-screen.ts'
import { PaymentChoice } from './PaymentChoice.tsx'

it.each([
  { rest: 10_002, words: '3 payments of $33.34' },
  { rest: 10_001, words: '3 payments of at most $33.34' },
])('says what each payment of $rest is where a lender splits the rest', ({ rest, words }) => {
  const cart = cartOf('cart-1', 1, [])
  render(
    <PaymentChoice
      cart={{ ...cart, totals: { ...cart.totals, remainingToPay: rest } }}
      methods={[{ code: 'CREDIT_CARD' }, { code: 'KLARNA' }]}
      savedCards={[]}
      chosen="CREDIT_CARD"
      onChoose={() => undefined}
      locale={checkoutSurroundings.locale}
      texts={checkoutSurroundings.texts}
    >
      {null}
    </PaymentChoice>,
  )
  expect(screen.getByRole('radio', { name: /^Klarna/ }).closest('label')?.textContent).toContain(words)
  expect(screen.getByRole('radio', { name: /card$/ }).closest('label')?.textContent).not.toContain('payments')
})
