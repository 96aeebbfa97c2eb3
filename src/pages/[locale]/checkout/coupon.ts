import type { APIRoute } from 'astro'
import { applyCoupon } from '#src/features/checkout/coupon-form.ts'

/** The forms by which promo codes are applied and taken off. */
export const POST: APIRoute = ({ locals, request }) => applyCoupon(locals, request)
