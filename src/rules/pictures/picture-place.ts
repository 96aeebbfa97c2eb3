/** Name of the cloud in the addresses of pictures that a shop serves itself. */
export const ownCloud = 'marlow'

/** Begins every address of a picture of this shop. */
export const pictureRoot = `/pictures/${ownCloud}/image/upload/`

/**
 * The shop's signature of a public id that only its content may name; undefined for one that anybody may ask for. It stands
 * in the picture's address as Cloudinary's grammar has it.
 */
export type SignatureOf = (publicId: string) => string | undefined
