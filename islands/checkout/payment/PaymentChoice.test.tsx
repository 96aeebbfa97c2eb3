import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cartOf } from '#tests/fixtures/cart.ts'
import { checkoutSurroundings } from '#tests/fixtures/checkout-screen.ts'
import { PaymentChoice } from './PaymentChoice.tsx'

it('says what each payment is where a lender splits the rest', () => {
  const cart = cartOf('cart-1', 1, [])
  render(
    <PaymentChoice
      cart={{ ...cart, totals: { ...cart.totals, remainingToPay: 10_001 } }}
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
  expect(screen.getByRole('radio', { name: /^Klarna/ }).closest('label')?.textContent).toContain(
    '3 payments of $33.34',
  )
  expect(screen.getByRole('radio', { name: /card$/ }).closest('label')?.textContent).not.toContain('payments')
})
