import { pageAllows } from './page-consent.ts'

/** Where the browser keeps which pop-ups were closed: a JSON list of ids. */
export const closedPopUpsKey = 'welt.pop-ups.closed'

/**
 * Where a page remembers what its visitor closed: for good where functional storage is allowed, else for this tab's session, as what
 * a visitor asked for by closing it. Throws where storage is full or forbidden.
 */
export const visitorStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
  setItem: (key, value) => (pageAllows('C0003') ? localStorage : sessionStorage).setItem(key, value),
}
