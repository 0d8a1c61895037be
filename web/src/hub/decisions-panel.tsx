import { Link } from 'react-router'
import { EventList } from '../company'
import { useSay } from '../lib/language'
import { detailPath } from '../review'
import { Panel } from '../ui/panel'
import styles from './decisions-panel.module.css'
import { hubTexts as texts } from './hub.texts'
import type { Hub } from './use-hub'

interface Props {
  company: Hub['company']
  decisions: Hub['signUp']['decisions']
}

export function DecisionsPanel({ company, decisions: { list, total } }: Props) {
  const say = useSay()
  const what = say(texts.decisions)
  return (
    <Panel
      id="decisions"
      title={what}
      note={say(texts.decisionsNote)}
      aside={
        <Link
          to={`${detailPath('signUps', company.id)}#past`}
          aria-label={say(texts.allOf, { count: total, what })}
        >
          {say(texts.all, { count: total })}
        </Link>
      }
    >
      <div className={styles.events}>
        <EventList events={list} variant={company.variant} />
      </div>
    </Panel>
  )
}
