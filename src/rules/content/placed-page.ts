const placed =
  /^(?:home|error-\dxx|account(?:-profile)?|cart|checkout|contact-us|order-confirmation|search|sign-up|store-locator|location-selector|.*-modal)$/

/** Whether a page of the content is shown by a part of the shop, at its address or in its dialog, and has no address by its own name. */
export const isPlacedPage = (slug: string): boolean => placed.test(slug)
