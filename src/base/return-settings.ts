/** Days after the last of an order came in which a shop takes goods back of its own will: change it here, and in the shop's content. */
export const returnDays = 30
