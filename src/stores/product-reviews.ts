import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'

const stepOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)

/** Reviews a product by a form: `token` is that of a mailed link, `recommends` is `yes` or `no`, stars and aspects are numbers. */
export const writeReview = async (
  call: Client['call'],
  productId: string,
  values: FormValues,
): Promise<Result<CallOutput<'POST /products/v1/products/{productId}/reviews'>, ClientError>> => {
  // Who has no session yet gets one.
  await call('POST /token/v2/auth/token', {})
  const { token, title = '', text = '', nickname = '', recommends } = values
  return call('POST /products/v1/products/{productId}/reviews', {
    path: { productId },
    body: {
      ...(token ? { token } : {}),
      ...{ rating: Number(values['rating']), title, text, nickname },
      ...(recommends ? { recommends: recommends === 'yes' } : {}),
      aspects: {
        fit: stepOf(values['fit']),
        width: stepOf(values['width']),
        comfort: stepOf(values['comfort']),
      },
    },
  })
}
