/** Makes a new unguessable id. Injected where tests need to know it. */
export type NewId = () => string

export const randomId: NewId = () => crypto.randomUUID()
