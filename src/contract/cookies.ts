/** The httpOnly cookie that holds the guest token, and the readable one that holds the visitor's facts. */
export const sessionCookie = 'welt_session'
export const visitorCookie = 'welt_visitor'

/** The httpOnly cookie that renews a customer's token, and the one by which an account knows a device again. */
export const refreshCookie = 'welt_refresh'
export const deviceCookie = 'welt_device'

/** The readable cookie of the ids of favorite products: pages that are written for everybody fill their hearts by it. */
export const favoritesCookie = 'welt_favorites'

/** The httpOnly cookie of an editor who may preview. */
export const editorCookie = 'welt_editor'

/** The httpOnly cookie of staff; browsers send it below `staffPath` alone. */
export const staffCookie = 'welt_staff'

/** The httpOnly cookie of what staff search orders by, such as an email: no address may hold it. */
export const orderSearchCookie = 'welt_order_search'

/** The httpOnly cookie by which an experiment knows a visitor again; set where targeting is allowed, never with a page. */
export const visitorIdCookie = 'welt_visitor_id'

/** The readable cookie with the store that the shopper collects at; set when they choose one. */
export const favoriteStoreCookie = 'welt_store'

/** The httpOnly cookie that marks the browser of an associate: its pages are written for them, and lead to their sign-in once that is over. */
export const associateCookie = 'welt_associate'

/** The readable cookie of a browser whose visitor wants to be offered no passkey; set when they say so. */
export const declinedPasskeyCookie = 'welt_no_passkey'

/** The httpOnly cookie with number and email of the order that a browser found last, for the pages about it. */
export const trackedOrderCookie = 'welt_tracked'

/** The httpOnly cookie with the number of the order that a browser placed last, which its confirmation shows. */
export const orderCookie = 'welt_order'

/**
 * The readable cookie of a cart that a wallet orders from at once, beside the one of the visitor: `new` until it is made, then its id
 * (specification, shopping, section 7, the basket flag of express pay).
 */
export const expressCookie = 'welt_express'

/**
 * The readable cookie by which tools in front of the shop know a browser, where there is one; addresses of wallets carry it
 * (specification, account and content, section 7, wallet express calls).
 */
export const browserIdCookie = 'bid'

/** The consent tool's cookie (OneTrust's name). */
export const consentCookie = 'OptanonConsent'
