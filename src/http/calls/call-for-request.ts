import type { Client } from '#src/client/client.ts'
import { calls } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import type { Site } from '#src/contract/sites.ts'
import { tagsOfCall } from '#src/composition/call-responses.ts'
import type { Shop } from '#src/composition/shop.ts'
import { callDirectly } from './call-directly.ts'
import { callRemotely } from './call-remotely.ts'
import { mergeCookies } from './merge-cookies.ts'
import type { PageRecord } from '../page-cache/page-record.ts'
import { mockCalls } from './mock-calls.ts'
import type { PageCaller } from './page-caller.ts'

/** The API as the pages of one request see it: with the visitor's cookies, and the cookies it answered with. */
export type RequestCalls = {
  correlationId: string
  call: Client['call']
  setCookies: string[]
  /** Whether a call was made that answers for this visitor alone. */
  isPersonal: () => boolean
}

/** Whether a call failed for the shop's part, or what is behind it: its answer would be another once that is repaired. */
const isUnanswered = ({ status }: ClientError): boolean => status === 0 || status >= 500

/** A header holds no other characters. */
const plainText = /^[\x20-\x7e]+$/

const leadSourceOf = ({ url }: Request): string | null => {
  const leadSource = new URL(url).searchParams.get('leadSource')
  return leadSource !== null && plainText.test(leadSource) ? leadSource : null
}

/**
 * Binds the API's calls to one request: made directly where the back end is part of this process, over HTTP where commerce is
 * elsewhere. Either way with the same types and the same answers.
 * @param record takes the tags of what is called
 * @param previewDate ISO instant an editor sees the shop at
 */
export const callForRequest = (
  shop: Shop,
  request: Request,
  site: Site,
  record: PageRecord,
  previewDate?: string,
): RequestCalls => {
  const correlationId = request.headers.get(requestHeaders.correlationId) ?? shop.newId()
  const setCookies: string[] = []
  const caller: PageCaller = {
    shop,
    request,
    site,
    correlationId,
    leadSource: leadSourceOf(request),
    previewDate,
    cookies: () => mergeCookies(request.headers.get('cookie') ?? '', setCookies),
    setCookie: (cookie) => setCookies.push(cookie),
  }
  const called = shop.call ? callDirectly(shop.call, caller) : callRemotely(caller)
  const isProduction = shop.environment.NODE_ENV === 'production'
  const make = isProduction ? called : mockCalls(called, request.headers, correlationId)
  let isPersonal = false
  const call: Client['call'] = (key, input) => {
    const tags = tagsOfCall(key, input)
    if (calls[key].session) isPersonal = true
    else record.note(tags)
    const ask = () => make(key, input)
    const isShared = tags && previewDate === undefined
    const response = isShared ? shop.responses.of(site, key, input, tags, ask) : ask()
    return response.then((result) => {
      if (!result.ok && isUnanswered(result.error)) record.isIncomplete = true
      return result
    })
  }
  return { correlationId, call, setCookies, isPersonal: () => isPersonal }
}
