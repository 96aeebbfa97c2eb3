/** Goes on to a page by a form, so that nothing of what it is told stands in an address. */
export const postTo = (path: string, fields: Readonly<Record<string, string>>): void => {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = path
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
