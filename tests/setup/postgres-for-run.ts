import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole conformance run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false })
  project.provide('postgresUrl', server.url)
  return server.stop
}
