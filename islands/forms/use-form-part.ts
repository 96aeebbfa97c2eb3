import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cartEvent } from '#src/client/page-events.ts'
import { requestPart, type PartResponse } from '#src/client/request-part.ts'
import { formPageOf } from '#src/rules/navigation/form-page.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { partOf, type Part } from './part-element.ts'

/** What a dialog shows of the page at `path`. */
export type FormPart = { path: string } & ({ status: 'loading' | 'failed' } | ({ status: 'shown' } & Part))

/** A form or a passkey may have signed somebody in: the page follows what the visitor's cookie says then. */
const tellPage = (): void => {
  const { units } = readVisitorCookie(document.cookie)
  window.dispatchEvent(new CustomEvent(cartEvent, { detail: { units } }))
}

/**
 * Goes through pages with forms as a browser does, within a dialog: from page to page by links, and by forms, which come back with what is
 * wrong or lead on. `onLeave` hears of a page that is no dialog's.
 */
export const useFormPart = (start: string, onLeave: (path: string) => void) => {
  const [part, setPart] = useState<FormPart>({ status: 'loading', path: start })
  const [isBusy, setBusy] = useState(false)
  const [isUnsent, setUnsent] = useState(false)
  const latest = useRef(0)

  /** Shows what a page responded; false when there is nothing to show. */
  const take = async (path: string, response: PartResponse | undefined): Promise<boolean> => {
    if (response?.kind === 'next') {
      if (formPageOf(new URL(response.path, location.href).pathname) === undefined) onLeave(response.path)
      else await open(response.path)
      return true
    }
    const shown = response && (await partOf(response.document))
    if (shown) setPart({ status: 'shown', path, ...shown })
    return shown !== undefined
  }

  /** The last of several takes effect, as with links of a page. */
  const inTurn = async (work: (isLatest: () => boolean) => Promise<void>): Promise<void> => {
    const turn = ++latest.current
    const isLatest = (): boolean => turn === latest.current
    setBusy(true)
    setUnsent(false)
    await work(isLatest)
    tellPage()
    if (isLatest()) setBusy(false)
  }

  const open = (path: string): Promise<void> =>
    inTurn(async (isLatest) => {
      const response = await requestPart(path)
      if (isLatest() && !(await take(path, response))) setPart({ status: 'failed', path })
    })

  /** Sends a form; what was typed stays where it cannot be sent. */
  const send = (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> =>
    inTurn(async (isLatest) => {
      const response = await requestPart(form.action, new FormData(form, submitter))
      if (!isLatest() || (await take(form.action, response))) return
      form.ariaBusy = null
      setUnsent(true)
    })

  const begin = useEffectEvent(() => void open(start))
  useEffect(() => begin(), [])

  return { part, isBusy, isUnsent, open, send }
}
