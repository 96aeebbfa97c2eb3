import type { FormValues, TextRule } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import type { addressFault, placeFault } from '#src/rules/address/address-fault.ts'
import { typedBirthDateFault } from '#src/rules/customer/birth-date.ts'
import { email, lengthBetween, sameAs } from '#src/rules/customer/field-checks.ts'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'
import { password } from '#src/rules/customer/password.ts'
import { personNameFault } from '#src/rules/customer/profile-rules.ts'
import { readOrderNumber } from '#src/rules/orders/order-number.ts'
import type { readPhone } from '#src/rules/customer/phone-number.ts'

type AddressChecks = { addressFault: typeof addressFault; placeFault: typeof placeFault }

/** Where a form is filled in. `readPhone` is handed in, since browsers load the data of phone numbers on demand. */
export type FormContext = {
  site: Pick<Site, 'locale' | 'region' | 'country' | 'timeZone'>
  readPhone: typeof readPhone
  /** The rules of addresses, where a field of the form is of one. */
  address?: AddressChecks | undefined
}

/** What is wrong with a text by one rule, among all `values` of its form; undefined where nothing is. */
export const textFault = (
  rule: TextRule,
  text: string,
  values: FormValues,
  { site, readPhone, address }: FormContext,
): FieldFault | undefined => {
  switch (rule.rule) {
    case 'email':
      return email(text)
    case 'name':
      return personNameFault(text)
    case 'password':
      return password(text)
    case 'phone':
      return readPhone(text, site.country) ? undefined : { fault: 'phone' }
    case 'address':
      return address?.addressFault(rule, text)
    case 'place':
      return address?.placeFault(rule.countryCode, values)
    case 'orderNumber':
      return readOrderNumber(text) === undefined ? { fault: 'told', text: rule.told } : undefined
    case 'sameAs':
      return sameAs(values[rule.field] ?? '', rule.label)(text)
    case 'is':
    case 'isNot': {
      const isSame = text.trim().toLowerCase() === rule.text.toLowerCase()
      return isSame === (rule.rule === 'is') ? undefined : { fault: 'told', text: rule.told }
    }
    case 'length':
      return lengthBetween(rule.min, rule.max)(text)
    case 'birthDate': {
      const fault = typedBirthDateFault(text, { site, instant: rule.instant })
      return fault?.fault === 'date' ? { ...fault, format: rule.format } : fault
    }
  }
}
