import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long, the longest first. One that begins last is waited for while other workers idle. */
export const longFiles = [
  'tests/served/page-cache.test.ts',
  'tests/served/dead-links.test.ts',
  'tests/served/rolling-restart.test.ts',
  'tests/conformance/engines/accounts.pglite.test.ts',
  'tests/conformance/engines/payments.pglite.test.ts',
  'tests/conformance/engines/orders.pglite.test.ts',
  'tests/conformance/silent-database.test.ts',
  'tests/conformance/fulfilment-crashes.test.ts',
  'tests/conformance/engines/payments.postgresql.test.ts',
  'tests/conformance/engines/engine.pglite.test.ts',
  'tests/conformance/first-database.test.ts',
  'tests/conformance/engines/engine.postgresql.test.ts',
  'tests/conformance/import-memory.test.ts',
  'tests/conformance/order-crashes.test.ts',
  'tests/conformance/engines/accounts.postgresql.test.ts',
  'tests/conformance/engines/orders.postgresql.test.ts',
  'tests/conformance/engines/carts.pglite.test.ts',
  'tests/docs/snippets.test.ts',
  'tests/conformance/sold-gift-card-crashes.test.ts',
  'tests/conformance/import-kill.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longFiles.findIndex((file) => moduleId.endsWith(file))
  return at < 0 ? longFiles.length : at
}

/** Starts with what takes longest, so that all workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}
