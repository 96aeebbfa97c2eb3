import { closedBarsKey } from './closed-bars.ts'

/**
 * Script text that stands first in a bar: it hides the bar it stands in before the browser has anything of it to paint,
 * so that pages are the same for everyone and a closed bar neither flashes nor moves the page.
 */
export const hideIfClosed = `{const b=document.currentScript.parentElement,k='${closedBarsKey}';try{b.hidden=JSON.parse(localStorage[k]??sessionStorage[k]).includes(b.dataset.benefitBar)}catch{}}`
