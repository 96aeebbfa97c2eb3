/** What a mailed link does to a subscription. */
export type SubscriptionStep = 'confirm' | 'unsubscribe'

/** What came of it: nothing while the page is only opened, whose it was, or that the link is too old. */
export type StepOutcome = { state: 'open' } | { state: 'done'; recipient: string } | { state: 'late' }

/**
 * Does what a link is for once its form is sent. Opening the link changes nothing: programs that look through mail open
 * links too.
 */
export const takeStep = async (
  { call }: Pick<App.Locals, 'call'>,
  { method, url }: Pick<Request, 'method' | 'url'>,
  step: SubscriptionStep,
): Promise<StepOutcome> => {
  if (method !== 'POST') return { state: 'open' }
  const path = { token: new URL(url).searchParams.get('token') ?? '' }
  const done =
    step === 'confirm'
      ? await call('POST /consumers-v3/consumer/subscription/confirm/{token}', { path })
      : await call('POST /consumers-v3/consumer/subscription/unsubscribe/{token}', { path })
  return done.ok ? { state: 'done', recipient: done.value.recipient } : { state: 'late' }
}
