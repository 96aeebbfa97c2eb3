import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { addressOf, placesOf } from '#content-adapters/local-files/content-files.ts'
import { kinds } from '#content-adapters/contentful/kinds.ts'
import { siteOf } from '#src/contract/sites.ts'
import { closeServer, listen, type TroubledService } from './content-service.ts'
import { spaceEntryOf, type SpaceEntry } from './contentful-entries.ts'

const filesOf = (folder: string): Promise<string[]> => readdir(folder, { recursive: true }).catch(() => [])

/** The entries of a space in a locale; those of its language where there is none, as locales of a space fall back. */
const entriesFor = async (folder: string, locale: string): Promise<Map<string, SpaceEntry | undefined>> => {
  const siteId = locale.toLowerCase()
  const entries = new Map<string, SpaceEntry | undefined>()
  if (!siteOf(siteId)) return entries
  for (const place of placesOf(siteId))
    for (const file of (await filesOf(path.join(folder, place))).sort()) {
      const address = addressOf(file)
      if (!file.endsWith('.json') || !address || entries.has(file)) continue
      const { kind, name = kind } = address
      const source = path.join(folder, place, file)
      try {
        const content: unknown = JSON.parse(await readFile(source, 'utf8'))
        if (Array.isArray(content)) throw new Error('no entry')
        const { mtime } = await stat(source)
        entries.set(file, spaceEntryOf(kind, name, content, mtime.toISOString()))
      } catch {
        entries.set(file, undefined)
      }
    }
  return entries
}

const matches = ({ entry: { sys, fields } }: SpaceEntry, query: URLSearchParams): boolean => {
  const type = sys.contentType.sys.id
  const wanted = query.get('content_type')
  const types = query.get('sys.contentType.sys.id[in]')?.split(',') ?? [type]
  const id = query.get('sys.id') ?? sys.id
  const named = Object.values(kinds).every(({ nameField }) => {
    const name = nameField === undefined ? null : query.get(`fields.${nameField}`)
    return name === null || fields[nameField ?? ''] === name
  })
  return (wanted ?? type) === type && types.includes(type) && id === sys.id && named
}

/** Acts a space whose entries are those of a content folder, by as much of the Content Delivery API as there is need of. */
export const startContentfulService = async (folder: string, token: string): Promise<TroubledService> => {
  const answer = async (url: URL, sent: string | undefined): Promise<[number, unknown]> => {
    if (url.pathname !== '/spaces/shoes/environments/master/entries') return [404, {}]
    if (sent !== `Bearer ${token}`) return [401, {}]
    const all = await entriesFor(folder, url.searchParams.get('locale') ?? '')
    const requested = url.searchParams.get('fields.slug')
    if (requested !== null && all.has(`page/${requested}.json`) && !all.get(`page/${requested}.json`))
      return [500, {}]
    const stored = [...all.values()].flatMap((entry) => entry ?? [])
    const found = stored.filter((entry) => matches(entry, url.searchParams))
    const skip = Number(url.searchParams.get('skip') ?? 0)
    const limit = Number(url.searchParams.get('limit') ?? 100)
    const shown = found.slice(skip, skip + limit)
    const fragments = stored.filter(({ entry }) => entry.sys.contentType.sys.id === 'fragment')
    const parts = [...shown, ...fragments].flatMap((entry) => entry.parts)
    const included = [...parts, ...fragments.map(({ entry }) => entry)]
    return [
      200,
      {
        sys: { type: 'Array' },
        total: found.length,
        skip,
        limit,
        items: shown.map(({ entry }) => entry),
        includes: { Entry: included },
      },
    ]
  }

  const server = createServer((request, response) => {
    service.requests.push({ path: request.url ?? '', headers: request.headers })
    if (service.trouble === 'silence') return
    if (service.trouble === 'status') return void response.writeHead(500).end('{}')
    if (service.trouble === 'garbage') return void response.writeHead(200).end('<html>')
    void answer(new URL(request.url ?? '', service.origin), request.headers.authorization).then(
      ([status, body]) => response.writeHead(status).end(JSON.stringify(body)),
    )
  })
  const service: TroubledService = {
    origin: await listen(server),
    requests: [],
    trouble: 'none',
    close: () => closeServer(server),
  }
  return service
}
