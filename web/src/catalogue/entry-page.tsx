import {
  type CatalogueState,
  catalogueFieldNames,
  catalogueFields,
  catalogueStateNames,
} from '@fairground/domain/catalogue'
import { type OwnCatalogue, ownCatalogue } from '@fairground/wire/catalogue'
import { Alert } from 'antd'
import { StoredPicture } from '../company'
import { formatDate } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { ServiceTabs } from '../services'
import { useCall } from '../session/use-call'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { Panel } from '../ui/panel'
import { StatusTag, type Tone } from '../ui/status-tag'
import styles from './catalogue.module.css'
import { catalogueTexts as texts } from './catalogue.texts'
import { ChangesTable } from './changes-table'
import { DirectoryPanel } from './directory-panel'
import { EntryForm } from './entry-form'

export const stateTones: Record<CatalogueState, Tone> = {
  none: 'quiet',
  draft: 'quiet',
  submitted: 'info',
  returned: 'warn',
  approved: 'ok',
}

/** What the catalogue says about the company. One page for both languages. */
export function EntryPage() {
  const say = useSay()
  const language = useLanguage()
  // Not asked again while somebody types: a save says which version it was typed over.
  const own = useCall(ownCatalogue, {}, { staleTime: Infinity, gcTime: 0 })
  if (!own.data)
    return own.isError ? (
      <LoadFailed onRetry={() => void own.refetch()} busy={own.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const { state, closed, lastDay, remark, given, values, inDirectory, logoFileId } = own.data
  return (
    <>
      <ServiceTabs />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say(texts.title)}</h1>
          <p>{say(texts.lead, { day: formatDate(lastDay, language) })}</p>
          <p className={styles.state}>
            {say(texts.state)}{' '}
            <StatusTag tone={stateTones[state]}>{catalogueStateNames[state][language]}</StatusTag>
          </p>
        </div>
        {remark ? (
          <Alert
            type={state === 'approved' ? 'info' : 'warning'}
            showIcon
            title={say(state === 'approved' ? texts.remarkIs : texts.returned, { remark })}
          />
        ) : null}
        {given ? (
          <Panel id="changes" title={say(texts.corrected)}>
            <ChangesTable given={given} values={values} />
          </Panel>
        ) : null}
        {closed ? <Closed own={own.data} closed={closed} /> : <EntryForm own={own.data} />}
        <LogoPanel fileId={logoFileId} />
        <DirectoryPanel inDirectory={inDirectory} />
      </div>
    </>
  )
}

function LogoPanel({ fileId }: { fileId: string | null }) {
  const say = useSay()
  return (
    <Panel id="logo" title={say(texts.logo)} note={say(fileId ? texts.logoNote : texts.logoNone)}>
      {fileId ? (
        <div className={styles.fields}>
          <StoredPicture fileId={fileId} name={say(texts.logo)} />
        </div>
      ) : null}
    </Panel>
  )
}

function Closed({ own: { values, state }, closed }: { own: OwnCatalogue; closed: string }) {
  const say = useSay()
  return (
    <>
      <Alert type="info" showIcon title={closed} />
      {state === 'none' ? null : (
        <dl className={styles.facts}>
          {catalogueFields
            .filter((field) => values[field] !== '')
            .map((field) => (
              <div key={field}>
                <dt>{say(catalogueFieldNames[field])}</dt>
                <dd>{values[field]}</dd>
              </div>
            ))}
        </dl>
      )}
    </>
  )
}
