import { listTemplates } from '@fairground/wire/mail'
import { Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { ListPage } from '../ui/list/list-page'
import { LoadFailed } from '../ui/load-failed'
import { PartSkeleton } from '../ui/part-skeleton'
import styles from './mail.module.css'
import { mailTexts as texts } from './mail.texts'
import { Queue } from './queue'
import { Templates } from './templates'

/** How messages are worded, and what became of those that were sent. */
export function MailPage() {
  const say = useSay()
  const [address, setAddress] = useSearchParams()
  const { data, isError, isFetching, refetch } = useCall(listTemplates)
  const tab = address.get('tab') === 'templates' ? 'templates' : 'queue'
  return (
    <ListPage title={say(texts.title)} lead={say(texts.lead)}>
      {data === undefined ? (
        <div className={styles.tools}>
          {isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PartSkeleton rows={8} />}
        </div>
      ) : (
        <>
          <Tabs
            className={styles.tabs ?? ''}
            activeKey={tab}
            items={[
              { key: 'queue', label: say(texts.queue) },
              { key: 'templates', label: say(texts.templates) },
            ]}
            onChange={(key) => setAddress(key === 'queue' ? {} : { tab: key }, { replace: true })}
          />
          <div className={styles.body}>
            {tab === 'queue' ? <Queue templates={data.templates} /> : <Templates kept={data} />}
          </div>
        </>
      )}
    </ListPage>
  )
}
