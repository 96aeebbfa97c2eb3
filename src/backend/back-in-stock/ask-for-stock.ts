import { and, desc, eq, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { settings } from '#src/base/settings.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Products } from '#src/backend/catalogue/products/products.ts'
import type { SendMail } from '#src/backend/mail/mail.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { addressKey } from '#src/backend/platform/limits/address-key.ts'
import type { RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'
import { variantName } from '#src/rules/catalogue/variant-name.ts'
import { email as emailFault } from '#src/rules/customer/field-checks.ts'
import { stockRequest } from './stock-request-tables.ts'
import type { StockRequestTokens } from './stock-request-tokens.ts'

type StoredRequest = typeof stockRequest.$inferSelect

/** What the shop knows of customers' emails. */
export type CustomerEmails = {
  ownerOf: (customerId: string) => Promise<{ email: string; isConfirmedEmail: boolean } | undefined>
  /** The customer who has proven that an email is theirs. */
  customerOf: (email: string) => Promise<string | undefined>
  /** Has a customer told by email of what is back in stock, whatever they chose before. */
  wantBackInStock: (customerId: string) => Promise<unknown>
}

type Dependencies = {
  db: Sql
  products: Pick<Products, 'details'>
  emails: CustomerEmails
  tokens: StockRequestTokens
  sendMail: SendMail
  /** How often one address is asked to confirm. */
  confirmations: Pick<RateLimiter, 'consume'>
  clock: Clock
  newId: NewId
}

/** Who wants to be told of which variant; without an email at that of the customer. */
type Wanted = {
  productId: string
  upc: string
  email: string | undefined
  customerId: string | undefined
  site: Site
}

type Status = CallOutput<'PUT /products/v1/notifications'>
type Done = Promise<Result<{ recipient: string }, ApiError<'AUT402'>>>

/** Whether somebody asks for a variant of a product: it is sold out and may come back. NTF409 where not, PLP400 for an unknown one. */
const checkVariant = (product: Product, upc: string): Result<true, ApiError<'PLP400' | 'NTF409'>> => {
  const variant = product.variants.find((one) => one.upc === upc)
  if (!variant) return err(apiError('PLP400'))
  return variant.notifyMe ? ok(true) : err(apiError('NTF409'))
}

/** Takes who wants to be told when a variant is back in stock: nobody is written to because another names their address, but once to ask them. */
export const createStockRequests = (dependencies: Dependencies) => {
  const { db, products, emails, tokens, sendMail, confirmations, clock, newId } = dependencies

  const waitingFor = ({ email, productId, upc }: Pick<StoredRequest, 'email' | 'productId' | 'upc'>) =>
    and(
      eq(stockRequest.email, email),
      eq(stockRequest.productId, productId),
      eq(stockRequest.upc, upc),
      isNull(stockRequest.toldAt),
    )

  const newRequest = (
    { productId, upc, site }: Wanted,
    { email, ownerId }: Pick<StoredRequest, 'email' | 'ownerId'>,
  ): StoredRequest => ({
    ...{ id: newId(), ownerId, email, productId, upc, locale: site.locale },
    ...{ askedAt: clock(), confirmedAt: null, toldAt: null },
  })

  /** Has a customer wait for the latest alone where it is too much. */
  const trim = async (ownerId: string): Promise<void> => {
    const own = and(eq(stockRequest.ownerId, ownerId), isNull(stockRequest.toldAt))
    const latest = db
      .select({ id: stockRequest.id })
      .from(stockRequest)
      .where(own)
      .orderBy(desc(stockRequest.askedAt), desc(stockRequest.id))
      .limit(settings.maxStockRequests)
    await db.delete(stockRequest).where(and(own, notInArray(stockRequest.id, latest)))
  }

  /**
   * Has somebody wait who has proven their address; who waits already keeps their turn. Mails are switched on first, so that whatever
   * ends here is no request that is passed over.
   */
  const wait = async (request: StoredRequest, ownerId: string): Promise<void> => {
    const { locale, askedAt } = request
    await emails.wantBackInStock(ownerId)
    await db
      .insert(stockRequest)
      .values({ ...request, confirmedAt: askedAt })
      .onConflictDoUpdate({
        target: [stockRequest.email, stockRequest.productId, stockRequest.upc],
        targetWhere: sql`told_at is null`,
        set: {
          ownerId,
          locale,
          confirmedAt: sql`coalesce(${stockRequest.confirmedAt}, excluded.confirmed_at)`,
        },
      })
    await trim(ownerId)
  }

  /** Asks an address whether it wants to be told; it is written to no more often than it may be, and not where it waits already. */
  const askToConfirm = async (request: StoredRequest, product: Product): Promise<void> => {
    const { email, upc, locale, askedAt } = request
    const [waiting] = await db.select().from(stockRequest).where(waitingFor(request))
    if (waiting?.confirmedAt || (await confirmations.consume(addressKey(email))) !== undefined) return
    const [stored] = await db
      .insert(stockRequest)
      .values(request)
      .onConflictDoUpdate({
        target: [stockRequest.email, stockRequest.productId, stockRequest.upc],
        targetWhere: sql`told_at is null`,
        set: { locale, askedAt },
        setWhere: isNull(stockRequest.confirmedAt),
      })
      .returning({ id: stockRequest.id, ownerId: stockRequest.ownerId })
    if (!stored) return
    const { id, ownerId } = stored
    sendMail({
      locale,
      to: email,
      message: {
        ...{ kind: 'confirmStockRequest', name: variantName(product, upc) },
        path: `/back-in-stock/confirm?token=${tokens.confirm(id, askedAt)}`,
        unsubscribePath: `/back-in-stock/stop?token=${tokens.stop({ email, ownerId })}`,
      },
    })
  }

  return {
    /**
     * Has somebody wait for a variant. A customer's own address that is confirmed waits at once, any other once the link is used that is
     * mailed to it; the answer is the same whether it waits already. AUT453 for no address, PLP400 for an unknown variant, NTF409
     * for one that is in stock or will not come back.
     */
    ask: async (wanted: Wanted): Promise<Result<Status, ApiError<'AUT453' | 'PLP400' | 'NTF409'>>> => {
      const { productId, upc, customerId, site } = wanted
      const owner = customerId === undefined ? undefined : await emails.ownerOf(customerId)
      const email = (wanted.email ?? owner?.email ?? '').trim().toLowerCase()
      if (emailFault(email)) return err(apiError('AUT453', { field: 'email' }))
      const product = await products.details(productId, { site, instant: clock() })
      if (!product.ok) return product
      const checked = checkVariant(product.value, upc)
      if (!checked.ok) return checked
      const ownerId = owner?.email === email ? (customerId ?? null) : null
      const request = newRequest(wanted, { email, ownerId })
      if (ownerId !== null && owner?.isConfirmedEmail === true) {
        await wait(request, ownerId)
        return ok({ status: 'waiting' })
      }
      await askToConfirm(request, product.value)
      return ok({ status: 'confirmationSent' })
    },

    /** Confirms by the token of a link; again, where that is done. AUT402 for one that is forged, too old, or whose request is gone. */
    confirm: async (token: string): Done => {
      const id = tokens.readConfirm(token, clock())
      if (id === undefined) return err(apiError('AUT402'))
      const [stored] = await db.select().from(stockRequest).where(eq(stockRequest.id, id))
      if (!stored) return err(apiError('AUT402'))
      if (stored.confirmedAt === null) {
        const ownerId = await emails.customerOf(stored.email)
        if (ownerId !== undefined) await emails.wantBackInStock(ownerId)
        await db
          .update(stockRequest)
          .set({ confirmedAt: clock(), ownerId: ownerId ?? null })
          .where(eq(stockRequest.id, id))
        if (ownerId !== undefined) await trim(ownerId)
      }
      return ok({ recipient: stored.email })
    },

    /** Ends all that an address waits for by the token of a mail, as often as it is sent. */
    stop: async (token: string): Done => {
      const stopped = tokens.readStop(token)
      if (!stopped) return err(apiError('AUT402'))
      const { email, ownerId } = stopped
      const isOf = or(
        eq(stockRequest.email, email),
        ownerId === null ? undefined : eq(stockRequest.ownerId, ownerId),
      )
      await db.delete(stockRequest).where(and(isOf, isNull(stockRequest.toldAt)))
      return ok({ recipient: email })
    },
  }
}

export type StockRequests = ReturnType<typeof createStockRequests>
