import {
  acceptedEncodings,
  compress,
  decompress,
  pays,
  smallestFirst,
  type Encoding,
} from '../server/compress.ts'

/** Bytes as they are sent. */
export type SentBody = { encoding: Encoding | undefined; bytes: Buffer }

/** A body that was sent so often is worth making as small as it can be. */
const sentOften = 5
/** That takes some 0.2 s of a processor: for one body at a time, and a tenth of the time. */
const shareOfPauses = 9

/** Work that takes long: done if none is under way, and enough time has passed since the last. */
export const createLongWork = (now: () => number) => {
  let nextAt = 0
  return async (work: () => Promise<void>): Promise<void> => {
    const begunAt = now()
    if (begunAt < nextAt) return
    nextAt = Infinity
    try {
      await work()
    } finally {
      nextAt = now() + shareOfPauses * (now() - begunAt)
    }
  }
}

const ofThisProcess = createLongWork(() => performance.now())

/** Accept-Encoding headers and what they accept: browsers send the same few. */
const known = new Map<string, readonly Encoding[]>()
const maxKnown = 100

const acceptedBy = (acceptEncoding = ''): readonly Encoding[] => {
  const earlier = known.get(acceptEncoding)
  if (earlier) return earlier
  const accepted = acceptedEncodings(acceptEncoding, smallestFirst)
  if (known.size < maxKnown) known.set(acceptEncoding, accepted)
  return accepted
}

/** The same bytes in memory of their own: those of zlib are a part of 16 kB or more, which they would hold whole. */
const alone = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length ? bytes : Buffer.from(new Uint8Array(bytes).buffer)

/**
 * A body in the encodings that clients have asked for. The first is made of the text, which is not held then; the others
 * are made of the first.
 */
export class PageBody {
  readonly #made = new Map<Encoding, Buffer>()
  readonly #making = new Map<Encoding, Promise<Buffer>>()
  readonly #pays: boolean
  #plain: Buffer | undefined
  readonly #grown: () => void
  readonly #longWork: ReturnType<typeof createLongWork>
  /** How often brotli was sent; Infinity once it is as small as it can be. */
  #sent = 0

  /** @param grown called when the body takes more or less memory than before */
  constructor(plain: Buffer, contentType: string | null, grown: () => void, longWork = ofThisProcess) {
    this.#longWork = longWork
    this.#plain = plain
    this.#pays = pays(contentType, plain.length)
    this.#grown = grown
  }

  /** Bytes it takes in memory. */
  get size(): number {
    const held = [...this.#made.values(), ...(this.#plain ? [this.#plain] : [])]
    return held.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
  }

  /** What is ready for a client, if anything is. */
  ready(acceptEncoding: string | undefined): SentBody | undefined {
    const [best] = this.#pays ? acceptedBy(acceptEncoding) : []
    const bytes = best ? this.#made.get(best) : this.#plain
    if (best === 'br' && bytes && (this.#sent += 1) >= sentOften) this.#shrink(bytes)
    return bytes && { encoding: best, bytes }
  }

  /** The body for a client that cannot wait long: the quickest encoding first, while the smallest is made for those to come. */
  async for(acceptEncoding: string | undefined): Promise<SentBody> {
    const ready = this.ready(acceptEncoding)
    if (ready) return ready
    const accepted = this.#pays ? acceptedBy(acceptEncoding) : []
    const [best] = accepted
    if (best === undefined) return { encoding: undefined, bytes: this.#plain ?? (await this.#again()) }
    const quick = accepted.find((one) => one === 'zstd') ?? best
    const bytes = await this.#make(quick)
    if (quick !== best) this.#make(best).catch(() => undefined)
    return { encoding: quick, bytes }
  }

  /** Makes brotli again while the one there is goes on being sent. */
  #shrink(bytes: Buffer): void {
    if (this.#sent === Infinity) return
    this.#longWork(async () => {
      this.#sent = Infinity
      this.#made.set('br', alone(await compress(await decompress(bytes, 'br'), 'br', 'always')))
      this.#grown()
    }).catch(() => undefined)
  }

  async #again(): Promise<Buffer> {
    const [first] = this.#made
    if (!first) throw new Error('a page body without bytes')
    return decompress(first[1], first[0])
  }

  #make(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding)
    if (made) return Promise.resolve(made)
    const making = this.#making.get(encoding) ?? this.#start(encoding)
    this.#making.set(encoding, making)
    return making
  }

  async #start(encoding: Encoding): Promise<Buffer> {
    try {
      const bytes = alone(await compress(this.#plain ?? (await this.#again()), encoding, 'often'))
      this.#made.set(encoding, bytes)
      this.#plain = undefined
      this.#grown()
      return bytes
    } finally {
      this.#making.delete(encoding)
    }
  }
}
