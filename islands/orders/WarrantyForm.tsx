import { useState } from 'react'
import { err } from '#src/base/result.ts'
import { createBrowserClient } from '#src/client/browser-client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormValues, NamedField } from '#src/contract/forms/form-field.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { worded } from '#src/rules/forms/refusal.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { tellWarranty, type OrderReference } from '#src/stores/orders.ts'
import { FormBody } from '#islands/forms/Form.tsx'
import { useShopForm } from '#islands/forms/use-shop-form.ts'
import { OrderNotice } from './OrderNotice.tsx'
import { PicturesField, type PictureTexts } from './PicturesField.tsx'
import { usePictures } from './use-pictures.ts'

/** Longer than the shop waits for pictures. */
const patienceMs = 150_000

type Props = {
  form: FormDescription<FormTexts>
  reference: OrderReference
  /** The field of the pictures, and the most that may be chosen. */
  pictures: NamedField & { count: number }
  /** What is said where the form came back without its pictures. */
  again?: string | undefined
  texts: PictureTexts & Readonly<Record<'about' | 'told' | 'sending' | 'unreadable' | 'busy', string>>
}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const { result } = reader
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '')
    })
    reader.addEventListener('error', () => reject(new Error(`Not read: ${file.name}`)))
    reader.readAsDataURL(file)
  })

/** Asks which item of an order broke, what happened, and for pictures of it; then, where the shop will write to. */
export const WarrantyForm = ({ form, reference, pictures, again, texts }: Props) => {
  const [isTold, setTold] = useState(false)
  const { count, ...field } = pictures
  const { locale } = form.site
  const chosen = usePictures(count, texts, locale)

  const failureOf = (error: ClientError, files: readonly File[]): ClientError => {
    const { errorId, additionalInfo } = error
    if (errorId === 'PIC503') return worded(texts.busy)
    if (errorId !== 'PIC422') return error
    const name = files[Number(additionalInfo['place'])]?.name ?? ''
    return worded(formatMessage(texts.unreadable, { name }, locale))
  }

  const tell = async (values: FormValues) => {
    const files = await chosen.ready()
    const { call } = createBrowserClient({ deadlineMs: patienceMs })
    const told = await tellWarranty(call, reference, values, await Promise.all(files.map(base64Of)))
    return told.ok ? told : err(failureOf(told.error, files))
  }

  const state = useShopForm({ form, act: tell, onDone: () => setTold(true) })
  if (isTold) return <OrderNotice done={texts.told} />
  return (
    <>
      <p className="auth-text">{texts.about}</p>
      <FormBody form={form} state={state} encType="multipart/form-data">
        <PicturesField {...{ field, chosen, count, texts, again }} view={state.view} />
        {state.isBusy && (
          <div className="sending">
            <p role="status">{texts.sending}</p>
            <progress aria-label={texts.sending} />
          </div>
        )}
      </FormBody>
    </>
  )
}
