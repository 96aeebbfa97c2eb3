import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import PQueue from 'p-queue'

/** Argon2id with the memory and passes that OWASP's Password Storage Cheat Sheet names first. */
const settings = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** Threads of the process's few that hash at a time: files, compression and name look-ups wait for the same ones. */
const atATime = 2

/** Passwords that wait at most: what comes then would wait for seconds, and whoever comes after it longer. */
const maxWaiting = 50

/** Of these, passwords of the signed-in customer already: they wait rather than keep others from signing in. */
const maxWaitingSignedIn = 5

type Stored = { memory: number; passes: number; parallelism: number; nonce: Buffer; hash: Buffer }

const bare = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const readPhc = (text: string): Stored => {
  const [, memory, passes, parallelism, nonce = '', hash = ''] = phcForm.exec(text) ?? []
  if (hash === '') throw new Error('a stored password is no Argon2id hash')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** The same characters typed on another system are the same password. */
const messageOf = (password: string): string => password.normalize('NFKC')

const derive = (password: string, { memory, passes, parallelism, nonce }: Omit<Stored, 'hash'>) =>
  new Promise<Buffer>((resolve, reject) => {
    const message = messageOf(password)
    const parameters = { message, nonce, parallelism, tagLength: hashBytes, memory, passes }
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)))
  })

/** Hashes passwords off the main thread, in PHC form (`$argon2id$v=19$m=…,t=…,p=…$salt$hash`). */
export const createPasswordHashes = () => {
  const queue = new PQueue({ concurrency: atATime })

  const hash = (password: string): Promise<string> =>
    queue.add(async () => {
      const nonce = randomBytes(saltBytes)
      const derived = await derive(password, { ...settings, nonce })
      const { memory, passes, parallelism } = settings
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(derived)}`
    })

  const nobodys = { ...settings, nonce: randomBytes(saltBytes), hash: randomBytes(hashBytes) }

  return {
    /** Seconds after which to come again, while too many wait; undefined while there is room. */
    busySeconds: (who?: 'signedIn'): number | undefined =>
      queue.size >= (who ? maxWaitingSignedIn : maxWaiting) ? 5 : undefined,

    hash,

    /** Whether a password is the one of a hash; as slow for `undefined`, nobody's hash, which none is. */
    matches: (password: string, phc: string | undefined): Promise<boolean> =>
      queue.add(async () => {
        const stored = phc === undefined ? nobodys : readPhc(phc)
        const isSame = timingSafeEqual(await derive(password, stored), stored.hash)
        return isSame && phc !== undefined
      }),
  }
}

export type PasswordHashes = ReturnType<typeof createPasswordHashes>
