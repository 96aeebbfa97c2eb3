import type { APIRoute } from 'astro'
import { applyCredit } from '#src/features/checkout/payment/credit-form.ts'

/** The forms by which an athlete's credit or a member's voucher pays a part. */
export const POST: APIRoute = ({ locals, request }) => applyCredit(locals, request)
