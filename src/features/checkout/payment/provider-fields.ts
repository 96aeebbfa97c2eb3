import type { ProviderFields } from '#islands/checkout/payment/payment-view.ts'

/** How long a payment session is waited for before it is asked for once more (specification, shopping, section 7). */
const sessionRetryMs = 3000

/**
 * The provider's own card fields; undefined where the shop has fields of its own. A session that cannot be had is asked for once more
 * after three seconds; PYT405 says that none is needed.
 */
export const loadProviderFields = async (
  { call, href }: Pick<App.Locals, 'call' | 'href'>,
  wait: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<ProviderFields | undefined> => {
  const open = () =>
    call('GET /cart/v1/paymentSession', {
      query: { referer: href('/checkout/billing'), paymentMethodId: 'CREDIT_CARD' },
    })
  const first = await open()
  if (first.ok && first.value.success) return first.value.meta.fields
  if (!first.ok && first.error.errorId === 'PYT405') return undefined
  await wait(sessionRetryMs)
  const second = await open()
  return second.ok ? second.value.meta.fields : undefined
}

/** The hosts that Adyen's web library frames and calls: its fields, their texts, and its own measuring. */
export const hostsOfFields = ({ environment, origin }: ProviderFields): string[] =>
  origin === undefined
    ? [
        `https://checkoutshopper-${environment}.adyen.com`,
        `https://checkoutshopper-${environment}.cdn.adyen.com`,
        `https://checkoutanalytics-${environment}.adyen.com`,
      ]
    : [origin]
