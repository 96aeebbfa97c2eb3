import path from 'node:path'
import type { DatabasePlace } from '#src/backend/platform/database/database.ts'
import type { Environment } from './environment.ts'

/**
 * Where this shop's data is: PostgreSQL when it is named, else the embedded database in the data folder.
 * @param first folder of a database that a new embedded one begins as
 */
export const databasePlace = ({ DATABASE_URL, WELT_DATA }: Environment, first?: string): DatabasePlace =>
  DATABASE_URL
    ? { url: DATABASE_URL }
    : { dataFolder: path.join(WELT_DATA, 'database'), ...(first !== undefined && { first }) }
