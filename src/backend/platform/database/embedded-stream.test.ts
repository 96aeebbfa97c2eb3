import { queryObjects } from 'node:v8'
import { messages, PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { EmbeddedStream } from './embedded-stream.ts'

it('leaves no message of a statement in memory', async () => {
  const engine = await PGlite.create()
  const pool = new Pool({ max: 1, user: 'postgres', stream: () => new EmbeddedStream(engine), ssl: false })
  for (let at = 0; at < 20; at += 1)
    expect(
      (await pool.query({ name: 'squares', text: 'select $1::int * $1::int as square', values: [at] })).rows,
    ).toEqual([{ square: at * at }])
  const large = await pool.query("select repeat('x', 3000000) as text, generate_series(1, 3) as at")
  expect(large.rows.map(({ text }: { text: string }) => text.length)).toEqual([
    3_000_000, 3_000_000, 3_000_000,
  ])
  expect(queryObjects(messages.RowDescriptionMessage, { format: 'count' })).toBe(0)
  await pool.end()
  await engine.close()
})
