import { formatMoney } from '#src/base/money.ts'

type Props = { minor: number; currency: string; locale: string; className?: string | undefined }

/** An amount. Browsers' number formats differ in their spaces, so what the server wrote stands as it is. */
export const Money = ({ minor, currency, locale, className }: Props) => (
  <span className={className} suppressHydrationWarning>
    {formatMoney(minor, currency, locale)}
  </span>
)
