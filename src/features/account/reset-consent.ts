import { siteOfPage } from '#src/client/browser-client.ts'

/** Takes consent to messages back where the phone that they would go to is none any more (specification, account and content, section 4, SMS opt-in). */
export const resetConsent = async (consent: HTMLInputElement, phone: HTMLInputElement): Promise<void> => {
  if (!consent.checked) return
  const { readPhone } = await import('#src/rules/customer/phone-number.ts')
  if (!readPhone(phone.value, siteOfPage().country)) consent.checked = false
}
