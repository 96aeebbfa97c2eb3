import { createHmac } from 'node:crypto'
import { isEncoded } from '#src/canvas/adapters/picture-address.ts'
import type { SignatureOf } from '#src/rules/pictures/picture-place.ts'

const length = 22

/**
 * Signs the public ids that stand for addresses with a query or odd characters. Of these there are any number for one
 * picture, so the shop serves those alone that its own content names.
 */
export const pictureSignature =
  (secret: string): SignatureOf =>
  (publicId) =>
    isEncoded(publicId)
      ? createHmac('sha256', secret).update(`picture ${publicId}`).digest('base64url').slice(0, length)
      : undefined
