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
import { Rounds } from './rounds'
import { roundTexts } from './rounds.texts'
import { Templates } from './templates'

const tabs = ['queue', 'templates', 'rounds'] as const

/** How messages are worded, and what became of those that were sent. */
export function MailPage() {
  const say = useSay()
  const [address, setAddress] = useSearchParams()
  const { data, isError, isFetching, refetch } = useCall(listTemplates)
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'queue'
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
              { key: 'rounds', label: say(roundTexts.tab) },
            ]}
            onChange={(key) => setAddress(key === 'queue' ? {} : { tab: key }, { replace: true })}
          />
          <div className={styles.body}>
            {tab === 'queue' ? (
              <Queue templates={data.templates} />
            ) : tab === 'templates' ? (
              <Templates kept={data} />
            ) : (
              <Rounds />
            )}
          </div>
        </>
      )}
    </ListPage>
  )
}
