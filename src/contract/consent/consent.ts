/** Required, performance and analytics, functional, targeting (specification, shopping, section 4). */
export type ConsentCategory = 'C0001' | OptionalCategory

/** The categories that a visitor may refuse. */
type OptionalCategory = 'C0002' | 'C0003' | 'C0004'

/** What a visitor allows of what they may refuse. */
export type ConsentChoice = Record<OptionalCategory, boolean>

/** How a choice was made; `gpc` is the browser's Global Privacy Control, which refuses targeting by itself. */
export const consentSources = ['banner', 'dialog', 'gpc'] as const
export type ConsentSource = (typeof consentSources)[number]

/** A random id of a browser's choices, which says nothing of a person. */
export const consentIdForm = /^[\w-]{8,64}$/
