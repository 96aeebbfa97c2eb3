import { expect, it, vi } from 'vitest'
import { untouched } from '#src/contract/forms/form-field.ts'
import { sites } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { cartOf } from '#tests/fixtures/cart.ts'
import { enterStep } from './read-step.tsx'

vi.mock('#src/stores/shop.ts', () => import('#tests/fixtures/shop-stores.ts'))

it('tells nothing again of a step that was gone on from, on the way back', async () => {
  history.replaceState(null, '', '/en-us/checkout/billing?error=FE309&address=1')
  const cart = cartOf('cart-1', 1, [])
  const page = '/en-us/checkout/summary'
  enterStep(
    page,
    {
      title: 'Review',
      view: {
        review: {
          email: undefined,
          hasWithdrawalRight: false,
          form: describeForm(sites[0], {
            ...{ action: page, fields: [], sent: untouched(), submit: 'Place order', calls: [] },
          }),
        },
      },
      frame: { step: 'summary', initial: cart, firstOpen: 'summary', page },
    },
    'on',
  )
  expect(location.pathname).toBe(page)
  const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  history.back()
  await isBack
  expect(`${location.pathname}${location.search}`).toBe('/en-us/checkout/billing?address=1')
})
