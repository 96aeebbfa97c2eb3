/** How the numbers of orders look: a W and ten digits. */
export const orderNumberPattern = /^W\d{10}$/
