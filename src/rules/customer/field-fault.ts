/** What is wrong with a value that somebody typed, with what a message needs to say so (both specifications, section 5). */
export type FieldFault =
  | { fault: 'required' | 'requiredCheckbox' | 'terms' | 'email' | 'name' | 'phone' | 'password' }
  | { fault: 'passwordLength' | 'passwordDigit' | 'passwordLetters' | 'option' | 'format' }
  | { fault: 'minLength' | 'maxLength' | 'exactLength' | 'addressLine' | 'min' | 'max'; n: number }
  | { fault: 'nameSign' | 'citySign'; sign: string }
  | { fault: 'formatLike'; example: string }
  | { fault: 'pattern'; pattern: string }
  | { fault: 'told'; text: string }
  | { fault: 'sameAs'; field: string }
  | { fault: 'date'; format: string }
  | { fault: 'minDate' | 'maxDate'; date: string }
  | { fault: 'minAge'; age: number }
  | { fault: 'place'; code: string; province: string }

/** Says what is wrong with a text; undefined where nothing is. */
export type FieldCheck = (text: string) => FieldFault | undefined
