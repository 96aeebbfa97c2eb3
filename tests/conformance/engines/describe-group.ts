import { afterAll, beforeAll, describe } from 'vitest'
import type { DatabasePlace } from '#src/backend/platform/database/database.ts'
import { freshDatabase } from '#tests/setup/postgres.ts'
import { runsAll } from '#tests/setup/extent.ts'
import { openShop, type Shop } from '../backend/shop.ts'
import { groups, type Group, type Suite } from './groups.ts'
import { onPostgresqlToo } from './on-postgresql-too.ts'

type Prepared = { place: DatabasePlace; drop: () => Promise<void> }

/** Describes suites on a database of their own. Engines are slow to start, so all of them share one shop. */
const describeSuites = (
  title: string,
  suites: readonly [string, Suite][],
  prepare: () => Promise<Prepared>,
): void => {
  describe(title, () => {
    let shop: Shop | undefined
    let drop = async (): Promise<void> => undefined

    beforeAll(async () => {
      const prepared = await prepare()
      drop = prepared.drop
      shop = await openShop(prepared.place)
    })

    afterAll(async () => {
      await shop?.close()
      await drop()
    })

    const opened = (): Shop => {
      if (!shop) throw new Error('the shop is opened before its tests run')
      return shop
    }
    for (const [name, define] of suites) describe(name, () => define(opened))
  })
}

/** Describes every suite of a group on the embedded database. */
export const describeOnPglite = (group: Group): void =>
  describeSuites(`${group} on PGlite`, Object.entries(groups[group]), async () => ({
    place: { memory: true },
    drop: async () => undefined,
  }))

/** Describes a group's suites on PostgreSQL: those that an engine can get wrong, or all where all tests run. */
export const describeOnPostgresql = (group: Group): void => {
  const suites = Object.entries(groups[group]).filter(
    ([name]) => runsAll || Object.hasOwn(onPostgresqlToo, name),
  )
  describeSuites(`${group} on PostgreSQL`, suites, async () => {
    const { url, drop } = await freshDatabase()
    return { place: { url }, drop }
  })
}
