import type { CallOutput } from '#src/contract/calls.ts'
import { returnPathOf } from '#src/rules/checkout/return-path.ts'

const read = 'GET /acquirer/v1/payments/{reference}'

/** A payment as a page of the acquirer shows it, and the path of the checkout that the shopper goes back to. */
export type AcquirerPayment = CallOutput<typeof read> & { reference: string; returnPath: string }

const refusal = (status: 400 | 404, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Reads the payment of a page; 404 where the page is none of it, 400 where it would lead to another page than those that take what came of it. */
export const loadPayment = async (
  { call }: Pick<App.Locals, 'call'>,
  page: AcquirerPayment['page'],
  reference: string,
  url: URL,
): Promise<AcquirerPayment | Response> => {
  const payment = await call(read, { path: { reference } })
  if (!payment.ok || payment.value.page !== page) return refusal(404, 'There is no such payment.')
  const returnPath = returnPathOf(url.searchParams.get('return'))
  return returnPath === undefined
    ? refusal(400, 'This page leads back into the checkout only.')
    : { ...payment.value, reference, returnPath }
}
