import { open } from 'node:fs/promises'

/** The file is none that can be imported: the message says what is wrong with it. */
export class WrongFile extends Error {}

const chunkBytes = 64 * 1024

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  const opened = await open(file).catch(() => undefined)
  if (!opened || !(await opened.stat()).isFile()) {
    await opened?.close()
    throw new WrongFile(`${file} cannot be opened.`)
  }
  for await (const chunk of opened.createReadStream({ highWaterMark: chunkBytes }))
    if (Buffer.isBuffer(chunk)) yield chunk
}

/** What spreadsheets write: UTF-16 says so by its first bytes, UTF-8 by being valid, all else is taken for Windows' Latin. */
const encodingOf = async (file: string): Promise<string> => {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const chunk of chunksOf(file)) {
      const [first, second] = chunk
      if (isFirst && first === 0xff && second === 0xfe) return 'utf-16le'
      if (isFirst && first === 0xfe && second === 0xff) return 'utf-16be'
      isFirst = false
      utf8.decode(chunk, { stream: true })
    }
    utf8.decode()
    return 'utf-8'
  } catch (error) {
    if (error instanceof WrongFile) throw error
    return 'windows-1252'
  }
}

/** Reads a text file in pieces, whatever encoding it has, without its byte order mark. Throws `WrongFile` when there is none. */
export async function* textOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file))
  for await (const chunk of chunksOf(file)) {
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
