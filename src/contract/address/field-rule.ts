/** What a field must be; equal lengths mean an exact one. `format` is what a form shows, `X` for a digit, `A` for a letter. */
export type FieldRule = {
  required: boolean
  minLength?: number
  maxLength?: number
  /** A regular expression for the whole value, and its flags. */
  pattern?: string
  flags?: string
  format?: string
  /** One that is right, where the format says too little. */
  example?: string
  transforms?: readonly ('capitalize' | 'uppercase')[]
  options?: readonly Province[]
}

/** A state or province by the code that parcels and taxes name it with. */
export type Province = { code: string; name: string }
