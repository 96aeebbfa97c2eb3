import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { newCode } from '#src/backend/platform/new-code.ts'

const derive = promisify<string, string, number, Buffer>(scrypt)
const hashBytes = 32
const numberLength = 16
const pinLength = 6

/** A number or PIN as it counts, however it was typed. */
export const typedCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Numbers of cards that were printed elsewhere are short, so that a plain hash could be tried through; this one costs memory and time. */
export const hashNumber = async (number: string): Promise<string> =>
  (await derive(number, 'gift card number', hashBytes)).toString('base64url')

/** The hash of a PIN, which holds for its own card alone. */
export const hashPin = async (number: string, pin: string): Promise<string> =>
  (await derive(pin, `gift card pin ${number}`, hashBytes)).toString('base64url')

/** A number and a PIN that cannot be guessed. */
export const newSecrets = (): { number: string; pin: string } => ({
  number: newCode(numberLength),
  pin: newCode(pinLength),
})
