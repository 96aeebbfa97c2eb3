import { hashNumber, hashPin, newSecrets } from './gift-card-secrets.ts'

/** A gift card before it is worth anything: its secrets, and what the shop stores in their place. */
export type NewGiftCard = Awaited<ReturnType<typeof newGiftCard>>

/** Makes the secrets of a gift card. It takes a while on purpose, so no transaction should wait for it. */
const newGiftCard = async () => {
  const { number, pin } = newSecrets()
  const [numberHash, pinHash] = await Promise.all([hashNumber(number), hashPin(number, pin)])
  return { number, pin, stored: { numberHash, pinHash, lastSigns: number.slice(-4) } }
}

/** So many of them, one after the other: each takes memory. */
export const newGiftCards = async (count: number): Promise<NewGiftCard[]> => {
  const cards: NewGiftCard[] = []
  while (cards.length < count) cards.push(await newGiftCard())
  return cards
}
