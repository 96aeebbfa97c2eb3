import type { AddressField, FieldRule } from './field-rule.ts'
import { canadianProvinces, states } from './provinces.ts'

/** Ten digits, the area code from 2 on (specification, account and content, section 5, Phone). */
const northAmericanPhone: FieldRule = {
  required: true,
  pattern: '(\\+?1[\\s.-]*)?\\(?[2-9]\\d{2}\\)?[\\s.-]*\\d{3}[\\s.-]*\\d{4}',
  format: '(XXX) XXX - XXXX',
}
const fiveDigits: FieldRule = {
  required: true,
  minLength: 5,
  maxLength: 5,
  pattern: '\\d{5}',
  format: 'XXXXX',
}
const elsewherePhone = { required: true, maxLength: 25, format: 'XXXX - XXX - XXXX' } as const

/** Where a country's addresses differ from the defaults. */
export const countryRules: Readonly<Record<string, Partial<Record<AddressField, FieldRule>>>> = {
  US: {
    province: { required: true, options: states },
    postalCode: { required: true, pattern: '\\d{5}(-\\d{4})?', format: 'XXXXX' },
    phone: northAmericanPhone,
  },
  CA: {
    province: { required: true, options: canadianProvinces },
    postalCode: {
      required: true,
      pattern: '[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d',
      flags: 'i',
      format: 'AXA XAX',
      transforms: ['uppercase'],
    },
    phone: northAmericanPhone,
  },
  GB: {
    postalCode: {
      required: true,
      pattern: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
      flags: 'i',
      transforms: ['uppercase'],
    },
    phone: { ...elsewherePhone, pattern: '(\\+44[\\s.-]*)?(\\(0\\))?[\\d\\s().-]{9,20}' },
  },
  DE: { postalCode: fiveDigits, phone: { ...elsewherePhone, pattern: '\\+?[\\d\\s()./-]{6,24}' } },
  FR: { postalCode: fiveDigits, phone: { ...elsewherePhone, pattern: '(\\+33|0)[\\d\\s().-]{8,20}' } },
}
