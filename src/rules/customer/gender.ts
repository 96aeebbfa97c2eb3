import { genders } from '#src/contract/customer/genders.ts'

/** A text as a gender; empty where it is none. */
export const genderOf = (text = ''): (typeof genders)[number] | '' =>
  genders.find((one) => one === text) ?? ''
