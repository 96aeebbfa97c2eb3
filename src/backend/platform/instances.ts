import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'
import { z } from 'zod'

/** Advisory locks in this class say by their number which secret an instance signs with; 0 is the door to them. */
const lockClass = 7_302_116
const door = 0

/** 31 bits: enough to tell two secrets apart, and too few to find one by. */
const fingerprintOf = (secret: string): number =>
  createHash('sha256').update(`instance:${secret}`).digest().readUInt32BE(0) & 0x7f_ff_ff_ff || 1

const othersSchema = z.array(z.object({ pid: z.number() }))

const withOtherSecret = `select pid from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2 and classid = $1 and objid not in ($2, $3)
  and database = (select oid from pg_database where datname = current_database())`

/** An instance says for as long as the connection lasts which secret it signs with. */
export const showSecret = async (connection: ClientBase, secret: string): Promise<void> => {
  await connection.query('select pg_advisory_lock_shared($1, $2)', [lockClass, fingerprintOf(secret)])
}

/**
 * Shows the secret, or throws while an instance on the same database signs with another: a visitor whom a load balancer
 * leads from one to the other would lose the cart. Instances go through one after the other, so that of two that start
 * together the first stays.
 */
export const joinInstances = async (connection: ClientBase, secret: string): Promise<void> => {
  await connection.query('select pg_advisory_lock($1, $2)', [lockClass, door])
  const { rows } = await connection.query(withOtherSecret, [lockClass, door, fingerprintOf(secret)])
  if (othersSchema.parse(rows).length > 0)
    throw new Error(
      'Another instance on this database signs sessions with another secret. Set SESSION_SECRET to the same value on all instances, at least 32 characters. To change it, stop them all first.',
    )
  await showSecret(connection, secret)
  await connection.query('select pg_advisory_unlock($1, $2)', [lockClass, door])
}
