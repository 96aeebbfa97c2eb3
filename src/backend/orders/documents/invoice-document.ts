import { formatMoney } from '#src/base/money.ts'
import type { CartAddress } from '#src/contract/cart/cart-address.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { siteOf, sites, type Site } from '#src/contract/sites.ts'
import { sellerLines } from '#src/rules/orders/seller-lines.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { addressLines } from '#src/rules/address/address-lines.ts'
import { formatMessage, type MessageValues } from '#src/rules/texts/format-message.ts'
import { notedLabel, printTotals } from '#src/rules/totals/print-totals.ts'
import { orderTotalLines } from '#src/rules/totals/total-lines.ts'
import type { PrintedDocument } from '#src/backend/documents/printed-document.ts'
import { tenderText } from '#src/rules/payments/tender-text.ts'
import { attributeText } from '#src/rules/catalogue/size-text.ts'

/** Countries whose letters are of another size than A4. */
const letterCountries = new Set(['US', 'CA'])

const tagOf = ({ language, country }: Site): string => `${language}-${country}`

/** The frame of what is printed about an order: its site is that on which it was placed. */
export const printingSiteOf = ({ locale }: Pick<Order, 'locale'>) => {
  const site = siteOf(locale) ?? sites[0]
  const paper: PrintedDocument['paper'] = letterCountries.has(site.country) ? 'LETTER' : 'A4'
  return { site, paper, language: tagOf(site) }
}

/** The taxes of an order, each by its name and rate; in one row where only their sum is known. */
const taxRows = ({ taxes, totals, currency }: Order, site: Site) => {
  const { invoice: text, taxes: names } = messagesOf(site).documents
  const named: Readonly<Record<string, string>> = names
  const rate = new Intl.NumberFormat(tagOf(site), { style: 'percent', maximumFractionDigits: 3 })
  if (!taxes) return totals.tax > 0 ? [{ label: text.tax, value: totals.tax }] : []
  return taxes.map((one) => ({
    label: formatMessage(
      totals.taxation === 'gross' ? text.contained : text.added,
      {
        name: named[one.name] ?? one.name,
        rate: rate.format(one.rate / 100_000),
        base: formatMoney(one.base, currency, site.locale),
      },
      site.locale,
    ),
    value: one.tax,
  }))
}

const tableOf = ({ items, currency }: Order, site: Site) => {
  const { invoice: text } = messagesOf(site).documents
  const money = (minor: number): string => formatMoney(minor, currency, site.locale)
  return {
    kind: 'table' as const,
    head: [text.item, text.quantity, text.price, text.amount],
    rows: items.map(({ name, attributes, qty, price, bonus }) => [
      [name, ...attributes.map(attributeText)].join(' · '),
      String(qty),
      bonus ? text.gift : money(price.current),
      money(bonus ? price.paid : price.rowTotal),
    ]),
  }
}

/** The sums and taxes of an order, its tenders and its refunds. */
const sumsOf = (order: Order, site: Site) => {
  const { cart, documents, tenders: texts } = messagesOf(site)
  const { invoice: text } = documents
  const { total, tax, taxation } = order.totals
  const money = (minor: number): string => formatMoney(minor, order.currency, site.locale)
  const taxes = taxRows(order, site).map(({ label, value }) => ({ label, value: money(value) }))
  const tenders = order.paymentMethod.flatMap((tender) => {
    const values: MessageValues = { tender: tenderText(tender, texts, site.locale) }
    const paid = {
      label: formatMessage(text.paid, values, site.locale),
      value: money(tender.amount),
    }
    const refunded = {
      label: formatMessage(text.refunded, values, site.locale),
      value: money(-tender.refunded),
    }
    return tender.refunded > 0 ? [paid, refunded] : [paid]
  })
  return {
    kind: 'sums' as const,
    rows: [
      ...printTotals(orderTotalLines(order), cart.summary, money).flatMap(({ kind, value, ...line }) =>
        kind === 'tax' ? taxes : [{ label: notedLabel(line), value, isStrong: kind === 'total' }],
      ),
      ...(taxation === 'net' ? [] : [{ label: text.net, value: money(total - tax) }, ...taxes]),
      ...tenders,
    ],
  }
}

/** The invoice of an order, in the language in which it was placed. `seller` is name, address and tax number of the seller, line by line. */
export const invoiceDocument = (order: Order, seller: readonly string[]): PrintedDocument => {
  const { site, paper, language } = printingSiteOf(order)
  const { invoice: text } = messagesOf(site).documents
  const { orderNumber: number, placedAt, billingAddress, shipments } = order
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: site.timeZone })
  const [name = ''] = seller
  const home = shipments.find(({ address }) => address)?.address
  const addressed = (heading: string, address: CartAddress | undefined) =>
    address ? [{ heading, lines: addressLines(address, site.language) }] : []
  return {
    ...{ title: formatMessage(text.title, { number }, site.locale), author: name, language, paper },
    blocks: [
      {
        kind: 'facts',
        rows: [
          { label: text.number, value: number },
          { label: text.date, value: day.format(new Date(placedAt)) },
        ],
      },
      {
        kind: 'columns',
        columns: [
          { heading: text.seller, lines: sellerLines(seller, site.country) },
          ...addressed(text.billTo, billingAddress),
          ...addressed(text.shipTo, home),
        ],
      },
      tableOf(order, site),
      sumsOf(order, site),
    ],
    footer: [text.footer],
  }
}
