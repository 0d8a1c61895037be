import { companyCoExhibitors } from '@fairground/wire/co-exhibitor'
import { coExhibitorsOf } from '@fairground/wire/co-exhibitor/screens'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { Panel } from '../ui/panel'
import styles from './co-exhibitor.module.css'
import { coExhibitorTexts as texts } from './co-exhibitor.texts'
import { OwnRow } from './own-row'

/** On the page of a company, where it has any. */
export function CompanyCoExhibitors({ companyId, name }: { companyId: string; name: string }) {
  const say = useSay()
  const all = useCall(companyCoExhibitors, { params: { companyId } }).data
  if (!all || all.length === 0) return null
  return (
    <Panel
      id="co-exhibitors"
      title={say(texts.title)}
      aside={<Link to={coExhibitorsOf(name)}>{say(texts.all)}</Link>}
    >
      <ul className={styles.list} aria-label={say(texts.title)}>
        {all.map((one) => (
          <OwnRow key={one.id} one={one} />
        ))}
      </ul>
    </Panel>
  )
}
