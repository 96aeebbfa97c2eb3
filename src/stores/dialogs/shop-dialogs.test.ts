import { expectTypeOf, it } from 'vitest'
import type { createDialogs } from './dialogs.ts'
import type { LaterDialogs, ShopDialogs } from './shop-dialogs.ts'

/** The dialogs that both documents name in their section 2. */
type Specified =
  | ('add-gift-option' | 'ask-question' | 'ask-question-success' | 'cart-change-shipping-method')
  | ('change-store-confirmation' | 'employee-terms' | 'forgot-password' | 'interests' | 'mini-cart')
  | ('pay-later-information' | 'location-confirmation' | 'loyalty-sign-up' | 'pickup-in-store' | 'quick-shop')
  | ('review-photo' | 'sign-in' | 'enrollment' | 'sign-in-confirmation' | 'sign-up' | 'store-changed')
  | ('three-ds-challenge' | 'welcome' | 'notify-me' | 'event-sign-up')

/** What the shop opens besides. */
type Own = 'bot-challenge' | 'wallet-simulation'

type Open = ReturnType<typeof createDialogs<ShopDialogs>>['open']

it('knows every dialog of the specification, and opens those that are built alone', () => {
  expectTypeOf<keyof (ShopDialogs & LaterDialogs)>().toEqualTypeOf<Specified | Own>()
  expectTypeOf<keyof ShopDialogs & keyof LaterDialogs>().toEqualTypeOf<never>()
  expectTypeOf<Parameters<Open>[0]>().toEqualTypeOf<keyof ShopDialogs>()
})
