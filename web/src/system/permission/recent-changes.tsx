import { keyNames } from '@fairground/domain/system'
import type { PermissionMatrix } from '@fairground/wire/system/roles'
import { formatMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { Panel } from '../../ui/panel'
import styles from './permission.module.css'
import { permissionTexts as texts } from './permission.texts'

export function RecentChanges({ recent }: { recent: PermissionMatrix['recent'] }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const comma = language === 'en' ? ', ' : '、'
  return (
    <Panel id="recent" title={say(texts.recent)}>
      <div className={styles.body}>
        {recent.length === 0 ? <p className={styles.soft}>{say(texts.noRecent)}</p> : null}
        <ul className={styles.recent}>
          {recent.map(({ id, at, by, role, granted, taken }) => (
            <li key={id}>
              <small>
                {formatMoment(at, reader)} · {by}
              </small>
              <p>
                <b>{role}</b>
                {granted.length > 0 ? (
                  <>
                    {' '}
                    <ins>{say(texts.granted)}</ins>{' '}
                    {granted.map((key) => keyNames[key][language]).join(comma)}
                  </>
                ) : null}
                {taken.length > 0 ? (
                  <>
                    {' '}
                    <del>{say(texts.taken)}</del> {taken.map((key) => keyNames[key][language]).join(comma)}
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
