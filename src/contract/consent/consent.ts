/** Required, performance and analytics, functional, targeting (specification, shopping, section 4). */
export type ConsentCategory = 'C0001' | OptionalCategory

/** The categories that a visitor may refuse. */
export const optionalCategories = ['C0002', 'C0003', 'C0004'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** What a visitor allows of what they may refuse. */
export type ConsentChoice = Record<OptionalCategory, boolean>

/** How a choice was made; `gpc` is the browser's Global Privacy Control, which refuses targeting by itself. */
export const consentSources = ['banner', 'dialog', 'gpc'] as const
export type ConsentSource = (typeof consentSources)[number]

/**
 * Version of what visitors in EMEA are asked, in the form of consent tools. Raise it when the purposes change: everybody is
 * then asked again.
 */
export const consentVersion = '202611.2.0'

/** A random id of a browser's choices, which says nothing of a person. */
export const consentIdForm = /^[\w-]{8,64}$/
