import type { AddressTexts } from '#src/contract/address/address-fields.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import {
  maxAddresses,
  type BookedAddress,
  type ChangedAddress,
  type NewAddress,
} from '#src/contract/customer/address-book.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { addressStore } from './address-store.ts'
import { planAddress, type AddressFaultId } from './plan-address.ts'
import { presentAddress } from '../profile-presenter.ts'
import { addressesOf, type StoredAddress } from '../profile-store.ts'

type Dependencies = { db: Sql; clock: Clock; newId: NewId }
type Refusal<Id extends 'CCA400' | 'CCA401' | 'PRO418'> = ApiError<Id | AddressFaultId>
type Written<Id extends 'CCA400' | 'CCA401' | 'PRO418'> = Promise<Result<BookedAddress, Refusal<Id>>>

const isSame = (one: StoredAddress, type: string, fields: AddressTexts): boolean =>
  one.approachType === type && isDeepStrictEqual(one.fields, fields)

/**
 * A customer's address book. Of each type one address is main: the first, until another one is marked; where the main one goes,
 * the oldest follows (specification, account and content, section 4, Addresses).
 */
export const createAddressBook = ({ db, clock, newId }: Dependencies) => ({
  /** CCA400 for an address that is there already, PRO418 where the book is full. */
  add: async (
    customerId: string,
    { approachType, main = false, ...given }: NewAddress,
  ): Written<'CCA400' | 'PRO418'> => {
    const planned = planAddress(given, approachType)
    if (!planned.ok) return planned
    const fields = planned.value
    return inTransaction<BookedAddress, Refusal<'CCA400' | 'PRO418'>>(db, async (tx) => {
      const book = await addressStore.lock(tx, customerId)
      if (!book || book.length >= maxAddresses) return err(apiError('PRO418'))
      if (book.some((one) => isSame(one, approachType, fields))) return err(apiError('CCA400'))
      const isMain = main || !book.some((one) => one.approachType === approachType)
      const added = { id: approachType + newId(), customerId, approachType, fields, createdAt: clock() }
      await addressStore.add(tx, { ...added, main: false })
      if (isMain) await addressStore.markMain(tx, { ...added, main: true })
      return ok(presentAddress({ ...added, main: isMain }))
    })
  },

  /** CCA401 for what is no address of this customer. */
  change: async (
    customerId: string,
    id: string,
    { main = false, ...given }: ChangedAddress,
  ): Written<'CCA400' | 'CCA401'> =>
    inTransaction<BookedAddress, Refusal<'CCA400' | 'CCA401'>>(db, async (tx) => {
      const book = (await addressStore.lock(tx, customerId)) ?? []
      const stored = book.find((one) => one.id === id)
      if (!stored) return err(apiError('CCA401'))
      const planned = planAddress(given, stored.approachType)
      if (!planned.ok) return planned
      const others = book.filter((one) => one.id !== id)
      if (others.some((one) => isSame(one, stored.approachType, planned.value)))
        return err(apiError('CCA400'))
      const changed = { ...stored, fields: planned.value, main: stored.main || main }
      await addressStore.change(tx, changed)
      if (main && !stored.main) await addressStore.markMain(tx, changed)
      return ok(presentAddress(changed))
    }),

  /** What is left of the book; CCA401 for what is no address of this customer. */
  remove: async (
    customerId: string,
    id: string,
  ): Promise<Result<{ addresses: BookedAddress[] }, ApiError<'CCA401'>>> =>
    inTransaction(db, async (tx) => {
      const book = (await addressStore.lock(tx, customerId)) ?? []
      const stored = book.find((one) => one.id === id)
      if (!stored) return err(apiError('CCA401'))
      await addressStore.remove(tx, id)
      const next = book.find((one) => one.id !== id && one.approachType === stored.approachType)
      if (stored.main && next) await addressStore.markMain(tx, next)
      return ok({ addresses: (await addressesOf(tx, customerId)).map(presentAddress) })
    }),
})

export type AddressBook = ReturnType<typeof createAddressBook>
