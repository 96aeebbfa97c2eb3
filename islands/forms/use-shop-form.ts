import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import type { Result } from '#src/base/result.ts'
import { browserLog } from '#src/client/browser-log.ts'
import { clientFailure } from '#src/client/client-error.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField, FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'
import { formFaults, hasAddressRules } from '#src/rules/forms/form-faults.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { refusalOf, toldElsewhere } from '#src/rules/forms/refusal.ts'
import type { FieldView, Typed } from '#islands/ui/fields/field-view.ts'
import { isPressed } from '#islands/ui/fields/is-pressed.ts'
import { loadAddressRules, loadReadPhone } from './load-rules.ts'

/** What a form does once nothing is wrong with it; of `toldElsewhere` it says nothing. */
export type FormAct<T> = (values: FormValues) => Promise<Result<T, ClientError>>

type Options<T> = {
  form: FormDescription<FormTexts>
  act: FormAct<T>
  /** Goes on; a promise keeps the form busy until then. */
  onDone: (value: T) => unknown
  /** Begins the ids of its fields. */
  prefix?: string
  /** Hears what is typed into a field, or chosen. */
  onTyped?: ((name: string, text: string) => void) | undefined
}

const valuesOf = (typed: Typed): FormValues =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value === true ? 'yes' : value || undefined]),
  )

const withoutFault = ({ faults, ...rest }: SentForm, name: string): SentForm => ({
  ...rest,
  faults: Object.fromEntries(Object.entries(faults).filter(([field]) => field !== name)),
})

const hasPhone = (field: FormField): boolean =>
  'rules' in field && field.rules?.some(({ rule }) => rule === 'phone') === true

const isTyped = (fields: readonly FormField[], typed: Typed, name: string): boolean =>
  Boolean(typed[name]) && fields.some((field) => field.name === name && field.kind !== 'box')

/** The fields whose faults depend on another. */
const dependents = (fields: readonly FormField[], name: string): string[] =>
  fields
    .filter(
      (field) =>
        field.isRequiredWith === name ||
        field.onlyWith === name ||
        (field.kind === 'box' && field.terms?.name === name) ||
        ('rules' in field && field.rules?.some((rule) => rule.rule === 'sameAs' && rule.field === name)),
    )
    .map((field) => field.name)

/** Checks fields by the rules of their description. A field that nobody typed into, or that is being typed into for the first time, is not said to be wrong before the form is sent, nor a box told what belongs to it. */
const checkedBy =
  (
    { fields, site, texts, hidden }: FormDescription<FormTexts>,
    isSent: () => boolean,
    checkedPlace: () => FormValues,
    isBeingTyped: (name: string) => boolean,
  ): Resolver<Typed> =>
  async (typed, _, { names }) => {
    const readPhone = fields.some(hasPhone) ? await loadReadPhone() : () => undefined
    const address = hasAddressRules(fields) ? await loadAddressRules() : undefined
    // A field that is left waits for the rules as well: it is judged as it stands by then, and a doubt about a place ends by sending alone.
    const isWhole = fields.every(({ name }) => names?.includes(name))
    const values = { ...hidden, ...(isWhole ? checkedPlace() : {}), ...valuesOf(typed) }
    const faults = Object.entries(formFaults(fields, values, { site, readPhone, address }))
    const told = isSent()
      ? faults
      : faults.filter(([name]) => isTyped(fields, typed, name) && !isBeingTyped(name))
    const errors: FieldErrors<Typed> = Object.fromEntries(
      told.map(([name, fault]) => [
        name,
        { type: fault.fault, message: faultText(fault, texts.validation, site.locale) },
      ]),
    )
    return told.length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
  }

/**
 * A form in the browser: its fields are checked when they are left and corrected as they are typed, it calls the shop itself, and what is
 * wrong is told at its field. What was typed before the script was there stays, since the fields keep their own values.
 */
export const useShopForm = <T>({ form, act, onDone, prefix = '', onTyped }: Options<T>) => {
  const { sent, texts, site, hidden, proof } = form
  const isSent = useRef(false)
  // A place that was doubted once is right when it is sent again.
  const checkedPlace = useRef<FormValues>({})
  const left = useRef<Typed>({})
  const [served, setServed] = useState(sent)
  const [cameBack, setCameBack] = useState(sent.failure !== undefined || Object.keys(sent.faults).length > 0)
  const [isProofAsked, askProof] = useState(
    proof !== undefined && (proof.name in sent.values || proof.name in sent.faults),
  )
  const fields = proof && isProofAsked ? [...form.fields, { ...proof, isRequired: true }] : form.fields
  const lead = useRef<string>(undefined)
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const { register, handleSubmit, setError, setFocus, setValue, getValues, formState } = useForm<Typed>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: checkedBy(
      { ...form, fields },
      () => isSent.current,
      () => checkedPlace.current,
      (name) => !left.current[name] && document.activeElement?.id === prefix + name,
    ),
  })
  const { errors, isSubmitting } = formState

  // A field that has only just joined is there to be led to by now.
  useEffect(() => {
    if (lead.current === undefined) return
    setFocus(lead.current)
    lead.current = undefined
  })

  // Consent to messages is taken back where the phone that they would go to is none any more (specification, account and content, section 4,
  // SMS opt-in).
  const withdrawn = fields
    .flatMap((field) =>
      field.kind === 'box' && field.terms && errors[field.terms.phone] ? [field.terms.name] : [],
    )
    .join(' ')
  useEffect(() => {
    for (const name of withdrawn.split(' ').filter(Boolean)) setValue(name, false)
  }, [withdrawn, setValue])

  const forgetServed = (): void => {
    setCameBack(false)
    setServed({ values: sent.values, faults: {} })
  }

  const refuse = (error: ClientError): void => {
    if (error.errorId === toldElsewhere.errorId) return
    const { field, text } = refusalOf(proof ? [...form.fields, proof] : form.fields, error, texts.refusals)
    if (field === undefined) return setServed({ values: sent.values, faults: {}, failure: text })
    if (field === proof?.name) askProof(true)
    lead.current = field
    setError(field, { type: 'refused', message: text })
  }

  /** What broke is told as what could not be sent, and noted for whoever looks for it. */
  const fail = (reason: unknown): void => {
    browserLog('form failed', reason)
    refuse(clientFailure('NETWORK', 'Not sent', 0, ''))
  }

  const send = handleSubmit(
    async (typed) => {
      forgetServed()
      const done = await act({ ...hidden, ...valuesOf(typed) })
      // The form is busy until the page has left, so that a second press does nothing.
      if (done.ok) await onDone(done.value)
      else refuse(done.error)
    },
    async (wrong) => {
      forgetServed()
      lead.current = fields.find(({ name }) => name in wrong)?.name
      if (Object.values(wrong).some((error) => error?.type === 'place')) {
        const { checkedPlaceField, placeOf } = await import('#src/rules/address/address-fault.ts')
        checkedPlace.current = { [checkedPlaceField]: placeOf(valuesOf(getValues())) }
      }
    },
  )

  const told = Object.entries(errors).flatMap(([name, error]) =>
    error?.message === undefined ? [] : [[name, error.message] as const],
  )
  const view: FieldView = {
    sent: {
      ...served,
      faults: { ...served.faults, ...Object.fromEntries(told) },
    },
    cameBack,
    words: texts.words,
    locale: site.locale,
    country: site.country,
    prefix,
    isLive,
    fill: (texts) => {
      for (const [name, text] of Object.entries(texts))
        if (text !== undefined && fields.some((field) => field.name === name)) {
          setServed((last) => withoutFault(last, name))
          setValue(name, text, { shouldValidate: true })
        }
    },
    register: (name, options) => {
      const registered = register(name, { ...options, deps: dependents(fields, name) })
      return {
        ...registered,
        onBlur: (event: { target: unknown; type?: unknown; relatedTarget?: unknown }) => {
          if (isPressed(event.relatedTarget)) return Promise.resolve()
          left.current[name] = true
          return registered.onBlur(event)
        },
        onChange: (event: { target: HTMLInputElement }) => {
          setServed((last) => withoutFault(last, name))
          onTyped?.(name, event.target.value)
          return registered.onChange(event)
        },
      }
    },
  }

  return {
    fields,
    view,
    isBusy: isSubmitting,
    /** What a field holds now: what was chosen before the script was there, too. */
    read: (name: string): string => String(getValues(name) ?? ''),
    submit: (event: SubmitEvent<HTMLFormElement>): void => {
      isSent.current = true
      if (isSubmitting) event.preventDefault()
      else void send(event).catch(fail)
    },
  }
}

/** What a form shows, and how it is sent. */
export type ShopForm = ReturnType<typeof useShopForm>
