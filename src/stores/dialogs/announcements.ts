import { atom } from 'nanostores'

/** The announcements that the shopper has dismissed on this page, by their keys. */
export const createAnnouncements = () => {
  const $dismissed = atom<readonly string[]>([])
  return {
    $dismissed,
    dismiss: (key: string): void => $dismissed.set([...$dismissed.get(), key]),
  }
}
