import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { invoiceDocument, printingSiteOf } from './invoice-document.ts'
import type { FromClient, PrintingDependencies } from '../store/order-dependencies.ts'
import { printFile } from './print-file.ts'

type Invoice = CallOutput<'POST /consumers-v3/consumer/purchase/invoice/download'>

/** Prints the current invoice of an order. ORD413 where nothing is owed for it, GEN429 while too many are printed. */
export const downloadInvoice =
  (dependencies: PrintingDependencies) =>
  async (order: Order, from: FromClient): Promise<Result<Invoice, ApiError<'ORD413' | 'GEN429'>>> => {
    if (!order.hasInvoice) return err(apiError('ORD413'))
    const { site } = printingSiteOf(order)
    const { file } = messagesOf(site).documents.invoice
    const fileName = formatMessage(file, { number: order.orderNumber }, site.locale)
    const printed = await printFile(dependencies, fileName, invoiceDocument(order, dependencies.seller), from)
    return printed.ok ? ok(printed.value) : printed
  }
