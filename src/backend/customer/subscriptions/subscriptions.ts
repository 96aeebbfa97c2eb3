import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type {
  Subscription,
  SubscriptionChannel,
  SubscriptionType,
} from '#src/contract/customer/subscription.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import type { SendMail } from '#src/backend/mail/mail.ts'
import type { RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'
import { addressKey } from '#src/backend/platform/limits/address-key.ts'
import type { StoredSubscription } from '../profile-store.ts'
import { readRecipient } from '../addresses/recipient.ts'
import { presentSubscription } from './subscription-presenter.ts'
import type { SubscriptionStore } from './subscription-store.ts'
import type { SubscriptionTokens } from './subscription-tokens.ts'

type SubscriptionDependencies = {
  store: SubscriptionStore
  tokens: SubscriptionTokens
  sendMail: SendMail
  /** How often one address is asked to confirm. */
  confirmations: Pick<RateLimiter, 'consume'>
  clock: Clock
  newId: NewId
}

/** Who wants to be sent what, and on which site. */
type Wanted = {
  type: SubscriptionType
  channel: SubscriptionChannel
  recipient: string
  category: string
  customerId: string | undefined
  site: Site
}

type Listed = { subscriptions: Subscription[] }
type Confirmed<Id extends 'AUT402'> = Promise<Result<{ recipient: string }, ApiError<Id>>>

/** What people want to be sent: nobody is subscribed by another who names their address. */
export const createSubscriptions = (dependencies: SubscriptionDependencies) => {
  const { store, tokens, sendMail, confirmations, clock, newId } = dependencies

  const newSubscription = (wanted: Wanted, recipient: string): StoredSubscription => ({
    id: newId(),
    customerId: null,
    type: wanted.type,
    channel: wanted.channel,
    category: wanted.category,
    recipient,
    country: wanted.site.country,
    region: wanted.site.region,
    locale: wanted.site.locale,
    optin: false,
    doubleOptin: false,
    optinDate: null,
    optoutDate: null,
    wantedAt: clock(),
  })

  const mailConfirmation = async (stored: StoredSubscription, { locale }: Site): Promise<void> => {
    if (stored.optin || (await confirmations.consume(addressKey(stored.recipient))) !== undefined) return
    const instant = clock()
    await store.change(stored.id, { wantedAt: instant })
    const pathOf = (use: 'confirm' | 'unsubscribe') =>
      `/newsletter/${use}?token=${tokens.write(stored, use, instant)}`
    sendMail({
      locale,
      to: stored.recipient,
      message: {
        kind: 'confirmSubscription',
        path: pathOf('confirm'),
        unsubscribePath: pathOf('unsubscribe'),
      },
    })
  }

  const optIn = (stored: StoredSubscription, change: Partial<StoredSubscription>): Promise<void> =>
    store.change(stored.id, { ...change, optin: true, optinDate: clock(), optoutDate: null })

  const optOut = async (stored: StoredSubscription): Promise<void> => {
    if (stored.optin || stored.optoutDate === null)
      await store.change(stored.id, { optin: false, doubleOptin: false, optoutDate: clock() })
  }

  const listed = async (customerId: string): Promise<Listed> => ({
    subscriptions: (await store.ofCustomer(customerId)).map(presentSubscription),
  })

  const isProven = async ({ customerId }: Wanted, recipient: string): Promise<boolean> => {
    const owner = customerId === undefined ? undefined : await store.ownerOf(customerId)
    return owner?.isConfirmedEmail === true && owner.email === recipient
  }

  return {
    ofCustomer: listed,

    /**
     * Subscribes. An email that is the customer's own and confirmed is subscribed at once, any other by a link that is mailed to
     * it. A phone is a customer's alone (AUT432 for guests); another number of theirs is opted out first, and AUT442 is for one that
     * somebody else is sent messages at.
     */
    subscribe: async (
      wanted: Wanted,
    ): Promise<
      Result<
        { status: 'subscribed' | 'confirmationSent' },
        ApiError<'AUT432' | 'AUT442' | 'AUT453' | 'PRO414'>
      >
    > => {
      const { customerId, channel, site } = wanted
      const recipient = readRecipient(wanted.recipient, channel, site.country)
      if (!recipient.ok) return recipient
      if (channel === 'sms' && customerId === undefined) return err(apiError('AUT432'))
      const stored = await store.findOrAdd(newSubscription(wanted, recipient.value))
      if (channel === 'email' && !(await isProven(wanted, recipient.value))) {
        await mailConfirmation(stored, site)
        return ok({ status: 'confirmationSent' })
      }
      const isOthers = stored.customerId !== null && stored.customerId !== customerId
      if (channel === 'sms' && isOthers) return err(apiError('AUT442', { field: 'recipient' }))
      const own = customerId === undefined ? [] : await store.ofCustomer(customerId)
      if (channel === 'sms')
        for (const other of own) if (other.channel === 'sms' && other.id !== stored.id) await optOut(other)
      await optIn(stored, {
        customerId: customerId ?? null,
        doubleOptin: channel === 'email',
        category: wanted.category,
      })
      return ok({ status: 'subscribed' })
    },

    /** Opts a customer in or out of what they have subscribed to; CCN404 for what they have not. */
    change: async (
      wanted: Wanted & { customerId: string; optin: boolean },
    ): Promise<Result<Listed, ApiError<'AUT453' | 'CCN404' | 'PRO414'>>> => {
      const { customerId, channel, type, site } = wanted
      const recipient = readRecipient(wanted.recipient, channel, site.country)
      if (!recipient.ok) return recipient
      const own = await store.ofCustomer(customerId)
      const stored = own.find(
        (one) => one.recipient === recipient.value && one.channel === channel && one.type === type,
      )
      if (!stored) return err(apiError('CCN404', { field: 'recipient' }))
      if (!wanted.optin) await optOut(stored)
      else if (!stored.optin) await optIn(stored, { category: wanted.category })
      return ok(await listed(customerId))
    },

    /** Confirms by the token of a link; again, where that is done. AUT402 for one that is forged, too old, or from before an opt-out. */
    confirm: async (token: string): Confirmed<'AUT402'> => {
      const said = tokens.read(token, 'confirm', clock())
      const stored = said && (await store.byId(said.id))
      if (!stored) return err(apiError('AUT402'))
      if (stored.optin) return ok({ recipient: stored.recipient })
      if (!tokens.isOf(said, stored)) return err(apiError('AUT402'))
      const customerId = stored.customerId ?? (await store.customerOf(stored.recipient)) ?? null
      await optIn(stored, { customerId: customerId ?? null, doubleOptin: true })
      return ok({ recipient: stored.recipient })
    },

    /** Ends a subscription by the token of a mail, as often as it is sent. */
    unsubscribe: async (token: string): Confirmed<'AUT402'> => {
      const said = tokens.read(token, 'unsubscribe', clock())
      const stored = said && (await store.byId(said.id))
      if (!stored) return err(apiError('AUT402'))
      await optOut(stored)
      return ok({ recipient: stored.recipient })
    },
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
