/** Makes a new unguessable id. Injected where tests need to know it. */
export type NewId = () => string

export const randomId: NewId = () => crypto.randomUUID()

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text has the form of the ids of carts, items and sessions. */
export const isUuid = (text: string): boolean => uuid.test(text)
