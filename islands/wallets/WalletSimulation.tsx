import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import type { DialogFrame } from '#islands/dialogs/dialog-frame.ts'
import { ShopDialog } from '#islands/dialogs/ShopDialog.tsx'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import type { Messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { walletTable } from '#src/stores/wallets/wallet-table.ts'
import { ContactFields, contactOf, placeOf, typedContact, type TypedContact } from './ContactFields.tsx'
import { SheetMethods, SheetSums, shownAmount } from './SheetSums.tsx'
import css from './WalletSimulation.module.css'

type Props = DialogFrame<'wallet-simulation'> & {
  texts: Messages['dialogs'] & { wallets: Messages['wallets'] & Pick<Messages['tenders'], 'names'> }
}

/** Stands for the sheet of a wallet where the platform has none, and says so. */
export const WalletSimulation = ({ texts: { wallets, ...words }, ...frame }: Props) => {
  const { wallet, sheet, contact, currency } = frame.props
  const { status, totals, methods, method, faults } = useStore(sheet.$state)
  const [typed, setTyped] = useState<TypedContact>(() => typedContact(contact))
  const [sent, setSent] = useState(JSON.stringify(placeOf(typed)))
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const isPaying = useRef(false)
  const texts = wallets.simulation
  const say = (text: string): string => formatMessage(text, { wallet: wallets.names[wallet] }, frame.locale)
  const money = (amount: string): string => shownAmount(amount, currency, frame.locale)
  const isBusy = status !== 'ready'
  const ofNoField = faults.filter(
    ({ contactField }) => contactField === undefined || contactField === 'countryCode',
  )

  // What is wrong may stand above what of the sheet is in sight.
  useEffect(() => {
    if (faults.length === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong && isPaying.current) wrong.focus()
    else form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
    isPaying.current = false
  }, [faults])

  const tellPlace = (contactNow: TypedContact): void => {
    const place = placeOf(contactNow)
    if (JSON.stringify(place) === sent || isBusy) return
    setSent(JSON.stringify(place))
    sheet.selectContact(place)
  }
  const pay = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isBusy) return
    isPaying.current = true
    sheet.authorise(contactOf(typed))
  }
  const amount = money(totals?.newTotal.amount ?? '0')
  const payText =
    walletTable[wallet].confirms === 'page' ? texts.goOn : formatMessage(texts.pay, { amount }, frame.locale)
  return (
    <ShopDialog
      frame={frame}
      look="modal"
      isForm
      title={say(texts.title)}
      texts={words}
      footer={
        <Button className={css.pay ?? ''} look="primary" type="submit" form={formId} busy={isBusy}>
          {status === 'opening' ? texts.opening : payText}
        </Button>
      }
    >
      <form className={css.form} id={formId} ref={form} onSubmit={pay} noValidate>
        <p className={css.note}>{say(texts.note)}</p>
        <fieldset className={css.group} onBlur={() => tellPlace(typed)}>
          <legend className={css.legend}>{texts.recipient}</legend>
          <ContactFields
            typed={typed}
            faults={faults}
            language={frame.locale}
            texts={texts}
            onType={setTyped}
            onChoose={(changed) => {
              setTyped(changed)
              tellPlace(changed)
            }}
          />
        </fieldset>
        {ofNoField.map(({ code, message }) => (
          <Notice key={code}>{message}</Notice>
        ))}
        {methods.length > 0 && (
          <SheetMethods
            methods={methods}
            chosen={method}
            legend={texts.methods}
            money={money}
            onChoose={(identifier) => !isBusy && sheet.selectMethod(identifier)}
          />
        )}
        {totals && <SheetSums totals={totals} money={money} />}
        <p role="status" className="visually-hidden">
          {status === 'opening' && texts.opening}
          {status === 'paid' && texts.paid}
        </p>
      </form>
    </ShopDialog>
  )
}
