import { expect, it } from 'vitest'
import { isPlacedPage } from './placed-page.ts'

it.each(['home', 'error-4xx', 'cart', 'account-profile', 'sign-in-modal', 'contact-us'])(
  '%s is shown by a part of the shop',
  (slug) => expect(isPlacedPage(slug)).toBe(true),
)

it.each(['help/contact-us', 'gift-card', 'search-hub', 'account-closed', 'stories/the-welt'])(
  '%s has an address of its own',
  (slug) => expect(isPlacedPage(slug)).toBe(false),
)
