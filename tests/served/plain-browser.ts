import { Window, type Document, type Element } from 'happy-dom'

/** A page as a browser without script has it; `document` holds its main part, where it has one. */
type PlainPage = { url: string; html: string; document: Document }

/** What goes along when a button of a form is pressed, by what is checked, chosen and typed. */
const fieldsOf = (form: Element, typed: Readonly<Record<string, string>>): URLSearchParams => {
  const fields = new URLSearchParams()
  const add = (element: Element): void => {
    const name = element.getAttribute('name')
    if (name === null || element.hasAttribute('disabled') || element.tagName === 'BUTTON') return
    const value = element.getAttribute('value') ?? element.textContent
    const type = element.getAttribute('type')
    const wished = typed[name]
    const isChosen = type !== 'radio' && type !== 'checkbox'
    if (element.tagName === 'SELECT') {
      const chosen = element.querySelector('option[selected]') ?? element.querySelector('option')
      fields.append(name, wished ?? chosen?.getAttribute('value') ?? '')
    } else if (isChosen) fields.append(name, wished ?? value)
    else if (wished === undefined ? element.hasAttribute('checked') : wished === value)
      fields.append(name, value)
  }
  for (const element of form.querySelectorAll('input, select, textarea')) add(element)
  return fields
}

/** Goes through pages of a shop by links and forms alone, with the cookies that they set. */
export const openPlainBrowser = (origin: string) => {
  const cookies = new Map<string, string>()
  const { DOMParser } = new Window()

  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    headers.set('origin', origin)
    const answer = await fetch(new URL(url, origin), { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      cookies.set(name, value.join('='))
    }
    return answer
  }

  const visit = async (url: string, init?: RequestInit): Promise<PlainPage> => {
    const answer = await send(url, init)
    const location = answer.headers.get('location')
    if (location !== null) return visit(new URL(location, new URL(url, origin)).href)
    const html = await answer.text()
    const [main = html] = /<main\b.*<\/main>/s.exec(html) ?? []
    return { url, html, document: new DOMParser().parseFromString(main, 'text/html') }
  }

  /** Presses the button with the given words, once what is named is typed or chosen. */
  const press = async (
    { url, document }: PlainPage,
    words: string,
    typed: Readonly<Record<string, string>> = {},
  ): Promise<PlainPage> => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === words,
    )
    const form = button?.closest('form')
    if (!button || !form)
      throw new Error(`There is no button ${words} at ${url}: ${document.body.textContent}`)
    const fields = fieldsOf(form, typed)
    const name = button.getAttribute('name')
    if (name !== null) fields.append(name, button.getAttribute('value') ?? '')
    const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
    return visit(new URL(action === '' ? url : action, new URL(url, origin)).href, {
      method: 'POST',
      body: fields,
    })
  }

  return { send, visit, press }
}
