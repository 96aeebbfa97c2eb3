import { settledConsent } from './settled-consent.ts'

/**
 * Script text that stands first in the banner: it hides the banner from visitors who have chosen before the browser has anything of
 * it to paint, and where they chose in another tab, or before they came back to this page.
 */
export const hideIfSettled = `{const b=document.currentScript.parentElement,f=()=>b.hidden=${settledConsent}.test(document.cookie);f();addEventListener('pageshow',f);document.addEventListener('visibilitychange',f)}`
