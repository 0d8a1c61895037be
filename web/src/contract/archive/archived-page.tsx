import { moneyText } from '@fairground/domain/money'
import { type ArchivedDetail, findArchived } from '@fairground/wire/contract/archive'
import { contractPdf } from '@fairground/wire/contract/desk'
import { contractPath } from '@fairground/wire/contract/screens'
import { companyPath } from '@fairground/wire/hub/screens'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Alert } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { fileSize } from '../../lib/file-size'
import { useLanguage, useSay } from '../../lib/language'
import { useTellTopic } from '../../lib/screen-topic'
import { useCompanyName } from '../../review'
import { useCall } from '../../session/use-call'
import { useFair, useTimeZone } from '../../session/use-fair'
import { EmptyState } from '../../ui/empty-state'
import { ExportButton } from '../../ui/export-button'
import { Facts } from '../../ui/facts'
import { listMoment } from '../../ui/list/list-moment'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import { Panel } from '../../ui/panel'
import { contractTexts } from '../contract.texts'
import { ContractStateTag } from '../contract-state'
import styles from '../manage/manage.module.css'
import { archiveTexts as texts } from './archive.texts'

/** One sealed contract: its file is hashed anew whenever somebody looks. */
export function ArchivedPage() {
  const say = useSay()
  const [address] = useSearchParams()
  const contractId = address.get('id') ?? ''
  const query = useCall(findArchived, { params: { contractId } }, { enabled: contractId !== '' })
  useTellTopic(query.data?.number)
  if (query.data) return <Archived contract={query.data} />
  const isUnknown =
    contractId === '' ||
    (query.error instanceof CallFailure &&
      (query.error.code === codes.notFound || query.error.code === codes.invalid))
  if (isUnknown)
    return (
      <EmptyState title={say(texts.unknown)}>
        <Link to="/contract/backup">{say(texts.back)}</Link>
      </EmptyState>
    )
  return query.isError ? (
    <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
  ) : (
    <PageSkeleton />
  )
}

function Archived({ contract }: { contract: ArchivedDetail }) {
  const say = useSay()
  const nameOf = useCompanyName()
  const timeZone = useTimeZone()
  const { id, number, state, isWhole, fetched } = contract
  const isCurrent = useFair().data?.edition === contract.edition
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{number}</h1>
        <ContractStateTag state={state} />
        <Link to={companyPath(contract.companyId)}>
          {nameOf({ nameZh: contract.companyZh, nameEn: contract.companyEn })}
        </Link>
        <span className={styles.actions}>
          <Link to="/contract/backup">{say(texts.back)}</Link>
          {isCurrent ? <Link to={contractPath(id)}>{say(texts.toContract)}</Link> : null}
          <ExportButton
            endpoint={contractPdf}
            given={{ params: { contractId: id } }}
            label={contractTexts.pdf}
            busyLabel={contractTexts.pdfBusy}
          />
        </span>
      </header>
      <Alert
        type={isWhole ? 'success' : 'error'}
        showIcon
        title={say(isWhole ? texts.whole : texts.broken)}
        description={say(isWhole ? texts.wholeNote : texts.brokenNote)}
      />
      {contract.reason ? <Alert type="warning" showIcon title={contract.reason} /> : null}
      <Panel id="file" title={say(texts.file)}>
        <div className={styles.inner}>
          <Facts look="lines" facts={useFacts(contract)} />
        </div>
      </Panel>
      <Panel id="fetched" title={say(texts.fetched)}>
        <ul className={styles.instalments}>
          {fetched.length === 0 ? <li>{say(texts.notFetched)}</li> : null}
          {fetched.map(({ at, by }) => (
            <li key={at.getTime()}>
              <b>{by}</b>
              <time className={styles.soft} dateTime={at.toISOString()}>
                {listMoment(at, timeZone)}
              </time>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function useFacts(contract: ArchivedDetail) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { total, currency, amends, amendedBy, signerName, signedAt, countersignedAt } = contract
  return [
    { label: say(texts.edition), value: say(texts.editionOf, { edition: contract.edition }) },
    { label: say(contractTexts.className), value: language === 'en' ? contract.classEn : contract.classZh },
    { label: say(contractTexts.total), value: moneyText({ amount: total, currency }) },
    ...(amends ? [{ label: say(texts.amends), value: amends }] : []),
    ...(amendedBy ? [{ label: say(texts.amendedBy), value: amendedBy }] : []),
    ...(signerName && signedAt
      ? [{ label: say(texts.signed), value: `${signerName} · ${listMoment(signedAt, timeZone)}` }]
      : []),
    ...(countersignedAt
      ? [{ label: say(texts.countersigned), value: listMoment(countersignedAt, timeZone) }]
      : []),
    { label: say(texts.sealedAt), value: listMoment(contract.sealedAt, timeZone) },
    { label: say(texts.size), value: fileSize(contract.bytes) },
    { label: say(texts.hash), value: <span className={styles.hash}>{contract.sealedSha256}</span> },
  ]
}
