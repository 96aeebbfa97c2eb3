/** What happens to a pop-up (specification, account and content, section 4). */
type PopUpAction = 'impression' | 'expand' | 'click' | 'close'

/** Tells analytics, by the window event that all tracking goes through. `url` is where a clicked link leads. */
export const trackPopUp = (action: PopUpAction, id: string, url?: string): void => {
  window.dispatchEvent(new CustomEvent('welt:track', { detail: { event: `popup_${action}`, id, url } }))
}
