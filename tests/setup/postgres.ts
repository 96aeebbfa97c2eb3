import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/**
 * Creates an empty database on the run's PostgreSQL and returns its URL (`postgres://…`, no password).
 * For the conformance project; give each test file or test its own, and `drop` it after closing all connections.
 */
export async function freshDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await execute(server, `create database ${name}`)
  return {
    url: new URL(`/${name}`, server).href,
    drop: () => execute(server, `drop database ${name} with (force)`),
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
