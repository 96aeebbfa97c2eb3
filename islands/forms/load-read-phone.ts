import type { readPhone } from '#src/rules/customer/phone-number.ts'

/** Reads phone numbers by data that a browser loads where a form asks for one. Where it cannot be had, the shop checks them alone. */
export const loadReadPhone = (): Promise<typeof readPhone> =>
  import('#src/rules/customer/phone-number.ts').then(
    (loaded) => loaded.readPhone,
    () => (phone: string) => ({ phone, phoneCode: '', national: phone }),
  )
