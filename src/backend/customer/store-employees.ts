import { and, asc, eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { InStoreSalesInfo } from '#src/contract/stores/in-store-sale.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customer } from './customer-tables.ts'
import { storeEmployee } from './store-employee-tables.ts'

type Employee = Pick<InStoreSalesInfo, 'storeEmployeeId' | 'storeEmployeeName'>

type Dependencies = {
  db: Sql
  /** The name of a store; undefined for one that there is not. */
  nameOfStore: (storeId: string) => Promise<string | undefined>
}

const columns = {
  employeeId: storeEmployee.employeeId,
  firstName: customer.firstName,
  lastName: customer.lastName,
}

const present = (row: { employeeId: string; firstName: string; lastName: string }): Employee => ({
  storeEmployeeId: row.employeeId,
  storeEmployeeName: `${row.firstName} ${row.lastName}`.trim(),
})

/** The associates of stores: customers of that type who work in one. */
export const createStoreEmployees = ({ db, nameOfStore }: Dependencies) => {
  const associates = () =>
    db.select(columns).from(storeEmployee).innerJoin(customer, eq(customer.id, storeEmployee.customerId))
  const worksIn = (storeId: string) =>
    and(eq(storeEmployee.storeId, storeId), eq(customer.consumerType, 'ASSOCIATE'))

  return {
    /** What sales of an associate in a store are noted by; undefined where they do not work there, or there is no such store. */
    saleOf: async (customerId: string, storeId: string): Promise<InStoreSalesInfo | undefined> => {
      const own = eq(storeEmployee.customerId, customerId)
      const [found] = await associates().where(and(worksIn(storeId), own))
      const storeName = found && (await nameOfStore(storeId))
      return found && storeName !== undefined ? { storeId, storeName, ...present(found) } : undefined
    },

    /** The associates of a store by name, for one who works there; STR404 for any other store. */
    ofStore: async (
      storeId: string,
      sale: InStoreSalesInfo | undefined,
    ): Promise<Result<{ employees: Employee[] }, ApiError<'STR404'>>> => {
      if (sale?.storeId !== storeId) return err(apiError('STR404', { storeId }))
      const found = await associates()
        .where(worksIn(storeId))
        .orderBy(asc(customer.lastName), asc(customer.firstName), asc(storeEmployee.employeeId))
      return ok({ employees: found.map(present) })
    },
  }
}

export type StoreEmployees = ReturnType<typeof createStoreEmployees>
