import { currencies, moneyText } from '@fairground/domain/money'
import {
  invoiceCancelled,
  invoiceKindNames,
  invoiceKinds,
  wishRefused,
  wishStateNames,
  wishStates,
} from '@fairground/domain/payment'
import { downloadFile } from '@fairground/wire/company/files'
import { companyPath } from '@fairground/wire/hub/screens'
import { urlOf } from '@fairground/wire/kernel/client'
import {
  cancelInvoice,
  exportInvoices,
  type InvoiceFilters,
  invoiceFilters,
  issueInvoice,
  type ListedInvoice,
  listInvoices,
  refuseInvoice,
} from '@fairground/wire/payment/invoice'
import { paymentPath } from '@fairground/wire/payment/screens'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { call } from '../../session/session'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { ExportButton } from '../../ui/export-button'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { listMoment } from '../../ui/list/list-moment'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { StatusTag } from '../../ui/status-tag'
import { ReasonDialog } from '../desk/reason-dialog'
import shared from '../payment.module.css'
import styles from './invoice.module.css'
import { invoiceTexts as texts } from './invoice.texts'
import { IssueDialog } from './issue-dialog'
import { wishTones } from './wish-tones'

const Typed = TextFilter<keyof InvoiceFilters>
const Chosen = ChoiceFilter<keyof InvoiceFilters>

/** What companies asked for, and what was issued. */
export function InvoiceList() {
  const say = useSay()
  const [form] = Form.useForm<InvoiceFilters>()
  const list = useList<ListedInvoice, InvoiceFilters, typeof listInvoices>(listInvoices, invoiceFilters)
  const columns = useColumns()
  const mayIssue = useMayCall(issueInvoice)
  const { page: _page, pageSize: _size, ...search } = list.asked
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      summary={<ListSummary list={list} />}
      actions={<ExportButton endpoint={exportInvoices} given={{ query: search }} />}
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <FilterFields />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        emptyNote={say(texts.emptyNote)}
        actions={(wish) => <Acts wish={wish} mayIssue={mayIssue} />}
      />
    </ListPage>
  )
}

function FilterFields() {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <Typed name="text" label={say(texts.find)} />
      <Chosen
        name="state"
        label={say(texts.state)}
        options={wishStates.map((value) => ({ value, label: wishStateNames[value][language] }))}
      />
      <Chosen
        name="kind"
        label={say(texts.kind)}
        options={invoiceKinds.map((value) => ({ value, label: invoiceKindNames[value][language] }))}
      />
      <Chosen
        name="currency"
        label={say(texts.currency)}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <Chosen
        name="cancelled"
        label={say(texts.cancelled)}
        options={[{ value: 'yes', label: say(texts.cancelled) }]}
      />
    </>
  )
}

function Acts({ wish, mayIssue }: { wish: ListedInvoice; mayIssue: boolean }) {
  const say = useSay()
  const [open, setOpen] = useState<'issue' | 'refuse' | 'cancel'>()
  const { id, state, number, invoice } = wish
  const close = () => setOpen(undefined)
  return (
    <div className={styles.acts}>
      {invoice ? (
        <Button
          size="small"
          href={`/api${urlOf(downloadFile, { query: { fileId: invoice.fileId } })}`}
          aria-label={`${say(texts.download)} ${invoice.number}`}
        >
          {say(texts.download)}
        </Button>
      ) : null}
      {mayIssue && state === 'open' ? (
        <>
          <Button
            size="small"
            type="primary"
            aria-label={`${say(texts.issue)} ${number}`}
            onClick={() => setOpen('issue')}
          >
            {say(texts.issue)}
          </Button>
          <Button
            size="small"
            aria-label={`${say(texts.refuse)} ${number}`}
            onClick={() => setOpen('refuse')}
          >
            {say(texts.refuse)}
          </Button>
        </>
      ) : null}
      {mayIssue && invoice && !invoice.cancelledAt ? (
        <Button
          size="small"
          aria-label={`${say(texts.cancel)} ${invoice.number}`}
          onClick={() => setOpen('cancel')}
        >
          {say(texts.cancel)}
        </Button>
      ) : null}
      {open === 'issue' ? <IssueDialog wish={wish} onClose={close} /> : null}
      {open === 'refuse' ? (
        <ReasonDialog
          name="invoice-refuse"
          title={say(texts.refuseTitle)}
          note={texts.refuseNote}
          button={texts.refuse}
          done={texts.refused}
          schema={wishRefused.pick({ reason: true })}
          act={(reason) => call(refuseInvoice, { body: { wishId: id, reason } })}
          onClose={close}
        />
      ) : null}
      {open === 'cancel' && invoice ? (
        <ReasonDialog
          name="invoice-cancel"
          title={say(texts.cancelTitle, { number: invoice.number })}
          note={texts.cancelNote}
          button={texts.cancel}
          done={texts.cancelDone}
          schema={invoiceCancelled.pick({ reason: true })}
          act={(reason) => call(cancelInvoice, { body: { invoiceId: invoice.id, reason } })}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

function useColumns(): Column<ListedInvoice>[] {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useCompanyName()
  const timeZone = useTimeZone()
  return [
    {
      key: 'number',
      title: say(texts.contract),
      names: true,
      cell: ({ contractId, number }) => (
        <Link className={shared.mono} to={paymentPath(contractId)}>
          {number}
        </Link>
      ),
    },
    {
      key: 'company',
      title: say(texts.company),
      wraps: true,
      cell: ({ companyId, companyZh, companyEn }) => (
        <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
      ),
    },
    {
      key: 'madeOut',
      title: say(texts.madeOut),
      wraps: true,
      cell: ({ details, kind, remark }) => (
        <div className={styles.cell}>
          <span>{details.title}</span>
          <small>
            {[details.creditCode, invoiceKindNames[kind][language], remark].filter(Boolean).join(' · ')}
          </small>
        </div>
      ),
    },
    {
      key: 'asked',
      title: say(texts.asked),
      cell: ({ amount, currency, askedAt }) => (
        <div className={styles.cell}>
          <b className={shared.mono}>{moneyText({ amount, currency })}</b>
          <small>{say(texts.askedAt, { moment: listMoment(askedAt, timeZone) })}</small>
        </div>
      ),
    },
    {
      key: 'invoice',
      title: say(texts.invoice),
      wraps: true,
      cell: ({ state, invoice, reason, decidedBy, cancelledBy, currency }) => (
        <div className={styles.cell}>
          <span>
            {invoice?.cancelledAt ? (
              <StatusTag tone="quiet">{say(texts.cancelled)}</StatusTag>
            ) : (
              <StatusTag tone={wishTones[state]}>{wishStateNames[state][language]}</StatusTag>
            )}{' '}
            {invoice ? `${invoice.number} ${moneyText({ amount: invoice.amount, currency })}` : ''}
          </span>
          {invoice ? (
            <small>
              {say(texts.issuedBy, { day: formatDate(invoice.issuedOn, language), who: decidedBy })}
            </small>
          ) : null}
          {invoice?.cancelledAt ? (
            <small>{say(texts.cancelledBy, { who: cancelledBy, reason: invoice.cancelReason })}</small>
          ) : null}
          {reason ? <small>{say(texts.refusedBy, { who: decidedBy, reason })}</small> : null}
        </div>
      ),
    },
  ]
}
