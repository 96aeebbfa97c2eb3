import { staffPath } from '#src/contract/staff-path.ts'

/** The parts of the staff pages, in the order of their links. */
export const opsSections: readonly { path: string; name: string; about: string }[] = [
  {
    path: `${staffPath}/orders`,
    name: 'Orders',
    about: 'Find orders, send them, lay them out, cancel units, give money back.',
  },
  {
    path: `${staffPath}/warranty`,
    name: 'Warranty',
    about: 'Goods that broke, as their buyers told it, with their pictures.',
  },
  {
    path: `${staffPath}/reviews`,
    name: 'Reviews',
    about: 'What buyers write of products: publish it, reject it, reply to it.',
  },
  {
    path: `${staffPath}/jobs`,
    name: 'Failed jobs',
    about: 'Work in the background that failed for good: have it tried anew, or drop it.',
  },
  {
    path: `${staffPath}/webhooks`,
    name: 'Webhooks',
    about: 'Who is told of orders, and what they have not taken yet.',
  },
]
