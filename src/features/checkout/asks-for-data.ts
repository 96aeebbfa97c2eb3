/** Whether a page of the checkout is asked for what it shows or where it leads, as by a page that goes on in place. */
export const asksForData = ({ headers }: Request): boolean => headers.get('accept') === 'application/json'

/** Headers of what an address says to whoever asks for data: it says something else to others, and is read by pages of this shop alone. */
export const dataHeaders = {
  'cache-control': 'no-store',
  vary: 'Accept',
  'cross-origin-resource-policy': 'same-origin',
} as const
