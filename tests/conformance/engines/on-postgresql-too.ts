import type { SuiteName } from './groups.ts'

/**
 * Suites that PostgreSQL runs too, with what an engine can get wrong in them. What is not here follows from the
 * same statements on either engine, and runs on PGlite alone unless all tests run.
 */
export const onPostgresqlToo = {
  adoption: 'tabs sign in and add to a cart at once',
  'address books': 'addresses are added at once',
  carts: 'the JSON of a cart, read and written',
  catalogue: 'order, search and pages of listings',
  concurrency: 'carts are changed at once',
  consent: 'proofs are counted and deleted by age',
  discounts: 'allowances are spent at once',
  'embedded acquirer': 'payments, captures and refunds are asked for at once',
  'first orders': 'orders of one buyer are placed at once',
  'gift cards': 'balances are asked for at once',
  invalidations: 'what the database notifies of',
  jobs: 'queues, retries and purges',
  limits: 'requests of two processes are counted at once',
  loading: 'temporary tables, batches and the switch of a catalogue',
  loyalty: 'bookings at once',
  orders: 'one cart is ordered at once',
  passkeys: 'challenges and codes are used at once',
  plans: 'which indexes a statement takes',
  'price history': 'the lowest price of a window of days',
  privacy: 'every table of the schema is looked through',
  'promotion claims': 'uses of a promotion are claimed at once',
  refunds: 'units are refunded at once',
  'repeated requests': 'the same request comes at once',
  reservations: 'the last units are ordered at once',
  returns: 'units are returned at once',
  'reward tenders': 'rewards are spent at once',
  'saved cards': 'cards are saved at once',
  'saved for later': 'lines are moved at once',
  service: 'a statement that failed, alone or in a transaction',
  'sign-in': 'sessions are renewed at once',
  'sign-up': 'one email signs up at once',
  'gift cards that are sold': 'two processes mail cards at once',
  statements: 'how many statements a call takes',
  stores: 'distances, search by words and time zones',
  'tenders of orders': 'a gift card pays at once',
  'webhooks of orders': 'events are sent once, in order',
} satisfies Partial<Record<SuiteName, string>>
