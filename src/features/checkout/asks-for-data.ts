/** Whether a page of the checkout is asked for what it shows or where it leads, as by a page that goes on in place. */
export const asksForData = ({ headers }: Request): boolean => headers.get('accept') === 'application/json'
