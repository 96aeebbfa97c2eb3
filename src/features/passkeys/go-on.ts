/**
 * Goes on to a page by a link within a part of this one: where that stands in a dialog, the dialog may show the page. A part that is gone
 * leads nowhere: another attempt has gone on already.
 */
export const goOn = (part: HTMLElement, path: string): void => {
  if (!part.isConnected) return
  const link = document.createElement('a')
  link.href = path
  part.append(link)
  link.click()
}
