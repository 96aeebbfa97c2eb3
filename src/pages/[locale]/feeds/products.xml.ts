import type { APIRoute } from 'astro'
import { sendMerchantFeed } from '#src/features/feeds/send-merchant-feed.ts'

/** What the site sells, for Google Merchant and others that read its format. */
export const GET: APIRoute = sendMerchantFeed
