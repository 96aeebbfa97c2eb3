import { visitorCookie } from '#src/contract/cookies.ts'

/** Finds, in the cookies of a page, that its visitor is an employee. Its source also stands in pages as script, so it uses nothing else. */
export const employeeSaid = new RegExp(`${visitorCookie}[^;]*employee%22%3Atrue`)

/**
 * Script text that stands in the head: it marks the page of an employee before anything is painted, and the header follows from then on.
 * Pages are the same for everyone, and styles leave out what employees have not.
 */
export const markEmployees = `${employeeSaid}.test(document.cookie)&&(document.documentElement.dataset.employee=1)`
