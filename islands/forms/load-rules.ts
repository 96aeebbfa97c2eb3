import type { readPhone } from '#src/rules/customer/phone-number.ts'

/** Reads phone numbers by data that a browser loads where a form asks for one. Where it cannot be had, the shop checks them alone. */
export const loadReadPhone = (): Promise<typeof readPhone> =>
  import('#src/rules/customer/phone-number.ts').then(
    (loaded) => loaded.readPhone,
    () => (phone: string) => ({ phone, phoneCode: '', national: phone }),
  )

/** Loads the rules of addresses, which few forms need; undefined where they cannot be had, and the shop checks an address alone. */
export const loadAddressRules = () => import('#src/rules/address/address-fault.ts').catch(() => undefined)
