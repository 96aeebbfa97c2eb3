import type { CallOutput } from '#src/contract/calls.ts'

/** What the card fields of a provider need. */
export type ProviderFields = NonNullable<CallOutput<'GET /cart/v1/paymentSession'>['meta']['fields']>

/** The provider's own card fields; undefined where the shop has fields of its own. */
export const loadProviderFields = async ({
  call,
  href,
}: Pick<App.Locals, 'call' | 'href'>): Promise<ProviderFields | undefined> => {
  const opened = await call('GET /cart/v1/paymentSession', {
    query: { referer: href('/checkout/billing'), paymentMethodId: 'CREDIT_CARD' },
  })
  return opened.ok ? opened.value.meta.fields : undefined
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
