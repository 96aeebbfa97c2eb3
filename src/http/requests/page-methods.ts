import type { Exchange } from '../exchange.ts'

const methods = ['GET', 'HEAD', 'POST']

/** Pages are read, and forms are sent to them; what else is asked of them is refused, or told what they take. */
export const refuseMethod = ({ request }: Exchange): Response | undefined => {
  if (methods.includes(request.method)) return undefined
  const headers = { allow: [...methods, 'OPTIONS'].join(', '), 'cache-control': 'no-store' }
  return new Response(null, { status: request.method === 'OPTIONS' ? 204 : 405, headers })
}
