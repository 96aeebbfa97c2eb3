import type { z } from 'zod'
import type { CommonErrorId } from './errors.ts'
import { agentCalls } from './identity/agent-calls.ts'
import { authCalls } from './identity/auth-calls.ts'
import { cartCalls } from './cart/cart-calls.ts'
import { cartDeliveryCalls } from './cart/cart-delivery-calls.ts'
import { componentCalls } from './content/component-calls.ts'
import { consentCalls } from './consent/consent-calls.ts'
import { consumerCalls } from './customer/consumer-calls.ts'
import { contactCalls } from './contact/contact-calls.ts'
import { warrantyCalls } from './contact/warranty-calls.ts'
import { staffWarrantyCalls } from './contact/staff-warranty-calls.ts'
import { contentCalls } from './content/content-calls.ts'
import { decisionCalls } from './personalization/decision-calls.ts'
import { fapiCalls } from './ops/fapi-calls.ts'
import { jobCalls } from './ops/job-calls.ts'
import { warningCalls } from './ops/warning-calls.ts'
import { webhookCalls } from './ops/webhook-calls.ts'
import { giftCardCalls } from './payments/gift-card-calls.ts'
import { acquirerCalls } from './payments/acquirer-calls.ts'
import { cardCalls } from './payments/card-calls.ts'
import { paymentCalls } from './payments/payment-calls.ts'
import { savedCardCalls } from './payments/saved-card-calls.ts'
import { sessionCalls } from './payments/session-calls.ts'
import { placeCalls } from './places/place-calls.ts'
import { emailCalls } from './identity/email-calls.ts'
import { humanCheckCalls } from './identity/human-check-calls.ts'
import { afterOrderCalls } from './orders/after-order-calls.ts'
import { orderCalls } from './orders/order-calls.ts'
import { photoCalls } from './photos/photo-calls.ts'
import { recommendationCalls } from './recommendations/recommendation-calls.ts'
import { reviewCalls } from './reviews/review-calls.ts'
import { staffReviewCalls } from './reviews/staff-review-calls.ts'
import { stockRequestCalls } from './back-in-stock/stock-request-calls.ts'
import { productCalls } from './catalogue/product-calls.ts'
import { savedForLaterCalls } from './wishlists/saved-for-later-calls.ts'
import { loginSessionCalls } from './identity/login-session-calls.ts'
import { passkeyCalls } from './identity/passkey-calls.ts'
import { passwordCalls } from './identity/password-calls.ts'
import { signInCalls } from './identity/sign-in-calls.ts'
import { signUpCalls } from './identity/sign-up-calls.ts'
import { staffOrderCalls } from './orders/staff-calls.ts'
import { storeCalls } from './stores/store-calls.ts'
import { wishlistCalls } from './wishlists/wishlist-calls.ts'

/** Every call of the shop's API, keyed `METHOD /path`. The only description of it: server, client and documents come from here. */
export const calls = {
  ...authCalls,
  ...signInCalls,
  ...agentCalls,
  ...signUpCalls,
  ...passwordCalls,
  ...passkeyCalls,
  ...loginSessionCalls,
  ...cartCalls,
  ...cartDeliveryCalls,
  ...consumerCalls,
  ...productCalls,
  ...recommendationCalls,
  ...reviewCalls,
  ...staffReviewCalls,
  ...stockRequestCalls,
  ...contactCalls,
  ...warrantyCalls,
  ...staffWarrantyCalls,
  ...contentCalls,
  ...consentCalls,
  ...decisionCalls,
  ...componentCalls,
  ...fapiCalls,
  ...jobCalls,
  ...warningCalls,
  ...webhookCalls,
  ...giftCardCalls,
  ...cardCalls,
  ...acquirerCalls,
  ...paymentCalls,
  ...savedCardCalls,
  ...sessionCalls,
  ...emailCalls,
  ...orderCalls,
  ...afterOrderCalls,
  ...humanCheckCalls,
  ...photoCalls,
  ...placeCalls,
  ...savedForLaterCalls,
  ...staffOrderCalls,
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
