import type { AddressForm } from '#src/contract/address/address-field-facts.ts'
import { addressFieldNames, factsOf, type AddressField } from '#src/contract/address/address-fields.ts'
import type { FieldRule } from '#src/contract/address/field-rule.ts'
import { recordOf } from '#src/base/record-of.ts'
import { phoneMaskOf } from '#src/rules/customer/phone-mask.ts'
import { postalCodes } from './postal-codes.ts'
import { provincesByCountry, provincesByLocale } from './provinces-by-country.ts'

export type AddressRules = Readonly<Record<AddressField, FieldRule>>

/** A number with the code of another country: none but North America's begins with 1. */
const foreignPhone = '(?:\\+|00)[2-9][\\d\\s().-]{6,22}'

/** Ten digits, the area code from 2 on (specification, account and content, section 5, Phone). */
const northAmericanPhone = '(\\+?1[\\s.-]*)?\\(?[2-9]\\d{2}\\)?[\\s.-]*\\d{3}[\\s.-]*\\d{4}'

/** Phones whose form differs from the usual. */
const phones: Readonly<Record<string, string>> = {
  US: northAmericanPhone,
  CA: northAmericanPhone,
  GB: '(\\+44[\\s.-]*)?(\\(0\\))?[\\d\\s().-]{9,20}',
  FR: '(\\+33|0)[\\d\\s().-]{8,20}',
}

const usualPhone = '\\+?[\\d\\s()./-]{6,24}'

/** Countries whose provinces may be left out, since mail arrives without them. */
const withOptionalProvince: ReadonlySet<string> = new Set(['IE'])

/** Countries that there are rules for besides the defaults. */
export const ruledCountries: readonly string[] = Object.keys(postalCodes)

/**
 * Where a country's addresses differ from the defaults. Provinces have the names of the locale where it names them otherwise
 * (specification, account and content, section 5, Address defaults).
 */
const countryRules = (
  countryCode: string,
  locale: string | undefined,
): Partial<Record<AddressField, FieldRule>> => {
  const postalCode = postalCodes[countryCode]
  const provinces = provincesByCountry[countryCode]
  const options =
    (locale?.endsWith(`-${countryCode.toLowerCase()}`) && provincesByLocale[locale]) || provinces
  const phone: FieldRule = {
    required: true,
    maxLength: 25,
    pattern: `(?:${phones[countryCode] ?? usualPhone})|(?:${foreignPhone})`,
    format: phoneMaskOf(countryCode),
  }
  return {
    ...(postalCode ? { postalCode } : {}),
    ...(options ? { province: { required: !withOptionalProvince.has(countryCode), options } } : {}),
    phone,
  }
}

const ruleIn = (field: AddressField, rule: FieldRule, form: AddressForm): FieldRule => {
  const { question, essentialTo = [], wallet } = factsOf(field)
  if (form === 'wallet') {
    const { maxLength = rule.maxLength } = wallet
    return {
      ...rule,
      required: essentialTo.includes(form),
      ...(maxLength === undefined ? {} : { maxLength }),
    }
  }
  if (form === 'collection') return { ...rule, required: essentialTo.includes(form) }
  return { ...rule, required: rule.required && question !== 'no' && question.forms.includes(form) }
}

/**
 * The rules of a country's addresses in a form. A wallet tells little until it is paid with, so nothing but the country is
 * required of it; a collection point has an address of its own. Provinces are named as the locale does.
 */
export const addressRulesOf = (countryCode: string, form: AddressForm, locale?: string): AddressRules => {
  const ofCountry = countryRules(countryCode, locale)
  return recordOf(addressFieldNames, (field) => ruleIn(field, ofCountry[field] ?? factsOf(field).rule, form))
}
