import { isUuid } from '#src/base/ids.ts'
import { productIdSchema } from '#src/contract/catalogue/catalogue.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'

/** Takes the form of a review for visitors without script: votes or reports, and leads back to where it was, by 303. */
export const judgeByForm = async (request: Request, { call, href }: App.Locals): Promise<Response> => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const productId = productIdSchema.safeParse(form['productId'])
  const reviewId = form['reviewId'] ?? ''
  const judge = async (): Promise<'voted' | 'flagged' | 'failed'> => {
    if (!productId.success || !isUuid(reviewId)) return 'failed'
    await call('POST /token/v2/auth/token', {})
    const path = { productId: productId.data, reviewId }
    const isFlag = form['flag'] !== undefined
    const done = isFlag
      ? await call('POST /products/v1/products/{productId}/review/{reviewId}/flag', { path, body: {} })
      : await call('POST /products/v1/products/{productId}/review/{reviewId}/vote', {
          path,
          body: { helpful: form['helpful'] === 'yes' },
        })
    if (!done.ok) return 'failed'
    return isFlag ? 'flagged' : 'voted'
  }
  const place = new URL(ownPath(form['back']) ?? href('/'), request.url)
  place.searchParams.set('judged', await judge())
  return seeOther(`${place.pathname}${place.search}#reviews`)
}
