/** Goes on to a page by a link within a part of this one: where that stands in a dialog, the dialog may show the page. */
export const goOn = (part: HTMLElement, path: string): void => {
  const link = document.createElement('a')
  link.href = path
  part.append(link)
  link.click()
}
