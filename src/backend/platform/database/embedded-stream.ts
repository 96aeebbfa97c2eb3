import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

type Chunk = { chunk: Uint8Array }

/**
 * The connection `pg` talks through to the embedded database: PostgreSQL's own protocol, without a network. The same
 * driver, types and prepared statements serve both engines this way, and a statement costs one call into PGlite
 * (its own query function makes five and plans the statement anew each time).
 */
export class EmbeddedStream extends Duplex {
  readonly #database: PGlite

  constructor(database: PGlite) {
    super()
    this.#database = database
  }

  /**
   * Called by `pg` in place of opening a socket. The engine has one session for ever: what a dropped connection
   * left in it is cleared, as a new session of a server would be.
   */
  connect(): void {
    this.#database
      .exec('rollback')
      .then(() => this.#database.exec('discard all'))
      .then(
        () => this.emit('connect'),
        (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
      )
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Uint8Array, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk, done)
  }

  override _writev(chunks: Chunk[], done: (error?: Error | null) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  // PGlite's call that returns the bytes whole parses them too, and keeps every message it ever parsed. These are only good
  // until the engine goes on.
  #send(message: Uint8Array, done: (error?: Error | null) => void): void {
    const chunks: Uint8Array[] = []
    const onRawData = (bytes: Uint8Array): void => void chunks.push(bytes.slice())
    this.#database.execProtocolRawStream(message, { onRawData }).then(
      () => {
        for (const chunk of chunks) this.push(chunk)
        done()
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    )
  }
}
