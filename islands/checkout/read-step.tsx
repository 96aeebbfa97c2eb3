import type { CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import { newsFields } from '#src/rules/checkout/news-fields.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import type { StepContent, StepData, StepView } from './step-view.ts'
import type { Move } from './use-steps.ts'

/** Milliseconds after which the shop counts as out of reach. */
const deadlineMs = 15_000

/** What a page of the checkout answers with, at the path of the step that is due: a step and what shows it, or no more than a page; undefined where nothing came. */
export type ReadStep = { path: string; step?: { data: StepData; content: StepContent } } | undefined

/** What shows each step. */
const importStep = {
  shipping: () => import('./shipping/ShippingStep.tsx'),
  billing: () => import('./payment/PaymentStep.tsx'),
  summary: () => import('./review/ReviewStep.tsx'),
}

/** What shows a step; undefined where a page does. */
const contentOf = async (view: StepView): Promise<StepContent | undefined> => {
  if ('shipping' in view) {
    const { ShippingStep } = await importStep.shipping()
    return (props) => <ShippingStep shipping={view.shipping} {...props} />
  }
  if ('payment' in view) {
    const { PaymentStep } = await importStep.billing()
    return (props) => <PaymentStep payment={view.payment} {...props} />
  }
  if ('review' in view) {
    const { ReviewStep } = await importStep.summary()
    return (props) => <ReviewStep review={view.review} {...props} />
  }
  return undefined
}

/** Reads a JSON text. The shop vouches for its form, as with its calls. */
function read(text: string): StepData
function read(text: string): unknown {
  const said: unknown = JSON.parse(text)
  return said
}

/** Asks the page of a step for it as data, and fetches meanwhile what shows it. */
export const readStep = async (path: string, step: CheckoutStep): Promise<ReadStep> => {
  void importStep[step]().catch(() => undefined)
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(deadlineMs),
    })
    const { pathname, search } = new URL(response.url)
    const [, anchor] = path.split('#')
    const at = `${pathname}${search}${anchor === undefined ? '' : `#${anchor}`}`
    if (!response.ok || response.headers.get('content-type')?.startsWith('application/json') !== true)
      return { path: at }
    const data = read(await response.text())
    const content = data.frame.isAlone ? undefined : await contentOf(data.view)
    return content ? { path: at, step: { data, content } } : { path: at }
  } catch {
    return undefined
  }
}

/** Takes what an address tells of what came before, so that it is not told again on the way back. */
const dropNews = (): void => {
  const url = new URL(location.href)
  for (const name of newsFields) url.searchParams.delete(name)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

/** Has the address and the title say which step is shown; of the step that is left the address tells no news any more. */
export const enterStep = (path: string, { title, view }: StepData, move: Move): void => {
  if (move === 'on') {
    dropNews()
    history.pushState(null, '', path)
  } else history.replaceState(history.state, '', path)
  document.title = title
  checkout.show('shipping' in view ? view.shipping.part : undefined)
}
