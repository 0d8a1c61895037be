export {
  type InvoiceDetails,
  type InvoiceKind,
  invoiceable,
  invoiceDetailNames,
  invoiceKindNames,
  invoiceKinds,
  kindsFor,
  missingDetails,
  type WishState,
  wishStateNames,
  wishStates,
} from './invoice'
export { invoiceFileFaults, invoiceMessages } from './invoice.messages'
export {
  type InvoiceCancelled,
  type InvoiceIssued,
  type InvoiceWish,
  invoiceCancelled,
  invoiceIssued,
  invoiceWish,
  oneWish,
  type WishRefused,
  wishRefused,
} from './invoice-acts'
