import { expect, it } from 'vitest'
import type { FormField } from '#src/contract/forms/form-field.ts'
import { sites } from '#src/contract/sites.ts'
import { describeForm } from './describe-form.ts'

const [site] = sites
const password: FormField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
}
const email: FormField = { name: 'email', label: 'Email', type: 'email', autocomplete: 'email' }

it('has no password come back, nor one that proves who sends the form', () => {
  const values = { email: 'anna@example.com', password: 'Harbour-Mile-7', newPassword: 'Harbour-Mile-8' }
  const form = describeForm(site, {
    action: '/en-us/account/profile',
    fields: [email, { ...password, name: 'newPassword' }],
    proof: password,
    sent: { values, faults: {} },
    submit: 'Save',
    calls: ['PUT /consumers-v3/consumer'],
  })
  expect(form.sent.values).toEqual({ email: 'anna@example.com', password: '', newPassword: '' })
  expect(JSON.stringify(form)).not.toContain('Harbour')
})

it('has only come back what was typed into its fields, and what is shown besides', () => {
  const values = { email: 'anna@example.com', optIn: 'yes', method: 'PAYPAL', number: '4111', __proto: 'x' }
  const terms = { name: 'optIn', text: '', accept: '', link: '', path: '', phone: 'phone' }
  const form = describeForm(site, {
    action: '/en-us/account/profile',
    fields: [email, { kind: 'box', name: 'sms', label: 'News', terms }],
    alsoShown: ['method'],
    sent: { values, faults: {} },
    submit: 'Save',
    calls: [],
  })
  expect(form.sent.values).toEqual({ email: 'anna@example.com', optIn: 'yes', method: 'PAYPAL' })
})

it('says of refusals no more than its calls may give', () => {
  const { texts } = describeForm(site, {
    ...{
      action: '/en-us/account/profile',
      fields: [email],
      sent: { values: {}, faults: {} },
      submit: 'Save',
    },
    calls: ['PUT /consumers-v3/consumer'],
  })
  expect(texts.refusals.byCode).toHaveProperty('PRO415')
  expect(texts.refusals.byCode).toHaveProperty('NETWORK')
  expect(texts.refusals.byCode).not.toHaveProperty('BSK404')
})
