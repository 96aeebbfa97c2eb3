import type { APIRoute } from 'astro'
import { movedTo } from '#src/features/shop-frame/outcome.ts'
import { storesUrl } from '#src/rules/navigation/shop-url.ts'

/** The name that the content has for the store locator leads to it. */
export const GET: APIRoute = ({ locals, url }) => movedTo(`${storesUrl(locals.site.locale)}${url.search}`)
