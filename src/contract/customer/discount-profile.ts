/** What a customer may have a discount for (specification, account and content, section 6). */
export const discountKinds = ['EMPLOYEE', 'ATHLETE', 'WRANX', 'IPA'] as const
export type DiscountKind = (typeof discountKinds)[number]
