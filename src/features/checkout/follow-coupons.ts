import { tellOffline } from './tell-notice.ts'

/** Where is told what came of a code; it stands there empty before, so that screen readers follow it. */
const addStatus = (): HTMLElement => {
  const status = Object.assign(document.createElement('p'), { className: 'visually-hidden' })
  status.role = 'status'
  document.querySelector('main')?.append(status)
  return status
}

/** Sends the forms of promo codes without leaving the page, so that what is typed there stays. */
export const followCoupons = (): void => {
  const status = addStatus()
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !target.hasAttribute('data-coupon')) return
    event.preventDefault()
    import('./send-coupon.ts').then(({ sendCoupon }) => sendCoupon(target, submitter, status), tellOffline)
  })
}
