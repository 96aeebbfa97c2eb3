import type { z } from 'zod'
import type { CommonErrorId } from './errors.ts'
import { authCalls } from './identity/auth-calls.ts'
import { cartCalls } from './cart/cart-calls.ts'
import { cartDeliveryCalls } from './cart/cart-delivery-calls.ts'
import { componentCalls } from './content/component-calls.ts'
import { consentCalls } from './consent/consent-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { decisionCalls } from './personalization/decision-calls.ts'
import { fapiCalls } from './ops/fapi-calls.ts'
import { giftCardCalls } from './payments/gift-card-calls.ts'
import { photoCalls } from './photos/photo-calls.ts'
import { productCalls } from './catalogue/product-calls.ts'
import { savedForLaterCalls } from './wishlists/saved-for-later-calls.ts'
import { storeCalls } from './stores/store-calls.ts'
import { wishlistCalls } from './wishlists/wishlist-calls.ts'

/** Every call of the shop's API, keyed `METHOD /path`. The only description of it: server, client and documents come from here. */
export const calls = {
  ...authCalls,
  ...cartCalls,
  ...cartDeliveryCalls,
  ...productCalls,
  ...contentCalls,
  ...consentCalls,
  ...decisionCalls,
  ...componentCalls,
  ...fapiCalls,
  ...giftCardCalls,
  ...photoCalls,
  ...savedForLaterCalls,
  ...storeCalls,
  ...wishlistCalls,
} as const

export type AllCalls = typeof calls
export type AnyCallKey = keyof AllCalls

type InputOf<C, K extends 'path' | 'query' | 'body'> = C extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown

/** What a caller passes: path, query and body as the call declares them. */
export type CallInput<K extends AnyCallKey> = InputOf<AllCalls[K], 'path'> &
  Partial<InputOf<AllCalls[K], 'query'>> &
  InputOf<AllCalls[K], 'body'>

/** The codes a call answers with: those it declares, and those that every call may give. */
export type CallErrorId<K extends AnyCallKey> = AllCalls[K]['errors'][number] | CommonErrorId

/** The body of a success. */
export type CallOutput<K extends AnyCallKey> = z.output<AllCalls[K]['out']>
