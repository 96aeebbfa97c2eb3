import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'
import type { Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { colorAttribute } from '#src/rules/catalogue/variant-choice.ts'
import { email as emailFault } from '#src/rules/customer/field-checks.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { products } from '#src/stores/island-stores.ts'
import { call } from '#src/stores/shop.ts'
import { askForStock, ownEmail } from '#src/stores/stock-requests.ts'
import type { NotifyMeTexts } from './NotifyMe.tsx'

type Wanted = { productId: string; href: string; upc?: string }

/** What came of asking: nothing yet, under way, failed, or done. */
type Outcome =
  | { state: 'open' | 'asking' }
  | { state: 'failed'; text: string }
  | { state: 'waiting' | 'confirmationSent'; email: string }

/** Choices that an address holds. */
const choicesOf = (href: string): URLSearchParams => new URL(href, location.href).searchParams

/** What somebody chooses and types who waits for a variant that is sold out. */
export const useNotifyMe = ({ productId, href, upc: given }: Wanted, texts: NotifyMeTexts) => {
  const [result, setResult] = useState<Result<Product, ClientError>>()
  const [chosen, setUpc] = useState(given)
  const [typed, setEmail] = useState<string>()
  const [own, setOwn] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' })
  const field = useRef<HTMLDivElement>(null)

  const read = async (): Promise<void> => {
    setResult(undefined)
    const [product, address] = await Promise.all([
      products.read(productId),
      readVisitorCookie(document.cookie).loggedIn ? ownEmail(call) : '',
    ])
    setOwn(address)
    setResult(product)
  }
  const begin = useEffectEvent(() => void read())
  useEffect(() => begin(), [])

  const product = result?.ok ? result.value : undefined
  const variants = product?.variants.filter(({ notifyMe }) => notifyMe) ?? []
  const [shownColor, linkedUpc] = [choicesOf(location.href).get('color'), choicesOf(href).get('upc')]
  const first =
    variants.find(({ attributes }) => attributes[colorAttribute] === shownColor) ??
    variants.find((one) => one.upc === linkedUpc) ??
    variants[0]
  const upc = (variants.find((one) => one.upc === chosen) ?? first)?.upc ?? ''
  const email = typed ?? own

  const ask = async (): Promise<void> => {
    setOutcome({ state: 'asking' })
    const done = await askForStock(call, productId, { upc, email })
    if (done.ok) return setOutcome({ state: done.value.status, email: email.trim() })
    const { errorId } = done.error
    setWrong(errorId === 'AUT453')
    const { refused, failed } = texts
    const text = errorId === 'NTF409' || errorId === 'GEN429' ? refused[errorId] : failed
    return setOutcome(errorId === 'AUT453' ? { state: 'open' } : { state: 'failed', text })
  }

  return {
    product,
    variants,
    upc,
    email,
    outcome,
    field,
    isFailed: result?.ok === false,
    isWrong,
    read: () => void read(),
    choose: setUpc,
    type: (text: string): void => {
      setEmail(text)
      if (isWrong) setWrong(emailFault(text) !== undefined)
    },
    submit: (event: SyntheticEvent): void => {
      event.preventDefault()
      if (outcome.state === 'asking') return
      if (emailFault(email) === undefined) return void ask()
      setWrong(true)
      field.current?.querySelector('input')?.focus()
    },
  }
}
