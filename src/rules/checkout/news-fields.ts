/** The query parameter by which a page of the checkout is told what it says above its step. */
export const noticeField = 'notice'

/** The query parameters that tell a page of the checkout of what came before. */
export const newsFields = ['error', 'max', 'items', 'missing', noticeField]
