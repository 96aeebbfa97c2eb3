import type { Ref } from 'react'
import type { BuyAction } from '#src/rules/catalogue/variant-choice.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { BuyBoxTexts } from './buy-box-texts.ts'

type Props = {
  action: BuyAction
  isAdding: boolean
  texts: BuyBoxTexts
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Submits the buy box. It can be pressed before a size is chosen: then it says what is missing. */
export const BuyButton = ({ action, isAdding, texts, className, ref }: Props) => {
  const label = isAdding ? texts.adding : action === 'soldOut' ? texts.soldOut : texts.add
  return (
    <Button
      type="submit"
      look="primary"
      busy={isAdding}
      disabled={action === 'soldOut'}
      {...(className === undefined ? {} : { className })}
      {...(ref === undefined ? {} : { ref })}
    >
      {label}
    </Button>
  )
}
