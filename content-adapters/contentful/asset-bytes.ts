import { assetFolder } from './media-of-asset.ts'

/** Largest original that is fetched, in bytes, and the milliseconds it may take. */
const largestAsset = 50 * 1024 * 1024
const deadlineMs = 15_000

/**
 * Fetches the originals of a space's pictures by their public ids, `contentful/{path on the picture host}`; undefined for
 * other ids, other spaces, and what cannot be had.
 */
export const createAssetBytes =
  (space: string, origin = 'https://images.ctfassets.net', send: typeof fetch = fetch) =>
  async (publicId: string): Promise<Buffer | undefined> => {
    const prefix = `${assetFolder}/`
    if (!publicId.startsWith(`${prefix}${space}/`) || publicId.includes('..')) return undefined
    try {
      const response = await send(`${origin}/${publicId.slice(prefix.length)}`, {
        signal: AbortSignal.timeout(deadlineMs),
      })
      if (!response.ok || Number(response.headers.get('content-length') ?? 0) > largestAsset) return undefined
      const bytes = await response.arrayBuffer()
      return bytes.byteLength > largestAsset ? undefined : Buffer.from(bytes)
    } catch {
      return undefined
    }
  }
