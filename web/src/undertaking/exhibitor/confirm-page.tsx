import { ownUndertakings } from '@fairground/wire/undertaking'
import { useSay } from '../../lib/language'
import { ServiceTabs } from '../../services'
import { useCall } from '../../session/use-call'
import { LoadFailed } from '../../ui/load-failed'
import { PageSkeleton } from '../../ui/page-skeleton'
import styles from './confirm.module.css'
import { confirmTexts as texts } from './confirm.texts'
import { DocumentCard } from './document-card'
import { SignCard } from './sign-card'

/** Both undertakings to read on one side, the signature on the other. One page for both languages. */
export function ConfirmPage() {
  const say = useSay()
  const own = useCall(ownUndertakings)
  if (!own.data)
    return own.isError ? (
      <LoadFailed onRetry={() => void own.refetch()} busy={own.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const { documents } = own.data
  return (
    <>
      <ServiceTabs />
      <div className={styles.head}>
        <h1>{say(texts.title)}</h1>
        <p>{say(texts.lead)}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.documents}>
          {documents.map((document) => (
            <DocumentCard key={document.kind} document={document} />
          ))}
        </div>
        <div className={styles.aside}>
          <SignCard documents={documents} onOutdated={() => void own.refetch()} />
        </div>
      </div>
    </>
  )
}
