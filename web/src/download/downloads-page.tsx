import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons'
import { fetchDownload, type OwnDownload, ownDownloads } from '@fairground/wire/download'
import { Button } from 'antd'
import { fileSize } from '../lib/file-size'
import { formatDate } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { ServiceTabs } from '../services'
import { useCall } from '../session/use-call'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { useDownload } from '../ui/use-download'
import styles from './download.module.css'
import { downloadTexts as texts } from './download.texts'

/** What the organiser offers to this company now. One page for both languages. */
export function DownloadsPage() {
  const say = useSay()
  const own = useCall(ownDownloads)
  if (!own.data)
    return own.isError ? (
      <LoadFailed onRetry={() => void own.refetch()} busy={own.isFetching} />
    ) : (
      <PageSkeleton />
    )
  return (
    <>
      <ServiceTabs />
      <div className={styles.head}>
        <h1>{say(texts.title)}</h1>
        <p>{say(texts.lead)}</p>
      </div>
      <section className={styles.card} aria-label={say(texts.title)}>
        {own.data.length === 0 ? (
          <EmptyState title={say(texts.empty)}>{say(texts.emptyNote)}</EmptyState>
        ) : (
          <ul>
            {own.data.map((offered) => (
              <Offered key={offered.id} offered={offered} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function Offered({ offered: { id, title, fileName, bytes, until } }: { offered: OwnDownload }) {
  const say = useSay()
  const language = useLanguage()
  const { busy, start } = useDownload()
  const isPdf = /\.pdf$/i.test(fileName)
  const Sign = isPdf ? FilePdfOutlined : FileImageOutlined
  const note = [
    fileName,
    fileSize(bytes),
    until ? say(texts.until, { day: formatDate(until, language) }) : '',
  ]
  return (
    <li>
      <Sign className={styles[isPdf ? 'pdf' : 'image'] ?? ''} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{title}</strong>
        <span>{note.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        loading={busy}
        aria-label={say(texts.getOf, { title })}
        onClick={() => void start(fetchDownload, { params: { downloadId: id } })}
      >
        {say(busy ? texts.getting : texts.get)}
      </Button>
    </li>
  )
}
