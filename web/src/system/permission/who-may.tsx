import type { PermissionKey } from '@fairground/domain/account'
import { keyNames } from '@fairground/domain/system'
import type { PermissionMatrix } from '@fairground/wire/system/roles'
import { userPath } from '@fairground/wire/system/screens'
import { listUsers } from '@fairground/wire/system/users'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useMayCall } from '../../session/use-session'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { systemTexts } from '../system.texts'
import styles from './permission.module.css'
import { permissionTexts as texts } from './permission.texts'

/** Everybody who may do one thing, and through which role. */
export function WhoMay({ matrix, asked }: { matrix: PermissionMatrix; asked: PermissionKey | undefined }) {
  const say = useSay()
  const language = useLanguage()
  const mayOpen = useMayCall(listUsers)
  const answer = useRef<HTMLDivElement>(null)
  // The table is as high as the window: the answer below it would be given unseen.
  useEffect(() => {
    if (asked) answer.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const through = matrix.roles.filter(({ keys }) => asked !== undefined && keys.includes(asked))
  const holders = matrix.people.flatMap((person) => {
    const roles = through.filter(({ id }) => person.roleIds.includes(id))
    return asked && (person.administrator || roles.length > 0) ? [{ person, roles }] : []
  })
  return (
    <Panel
      id="who-may"
      title={say(texts.whoMay)}
      aside={
        asked ? (
          <StatusTag tone="quiet">{say(systemTexts.peopleCount, { count: holders.length })}</StatusTag>
        ) : undefined
      }
    >
      <div ref={answer} className={styles.body}>
        {asked ? (
          <>
            <div className={styles.question}>
              <b>{keyNames[asked][language]}</b>
              <code>{asked}</code>
            </div>
            <ul className={styles.people}>
              {holders.map(({ person, roles }) => (
                <li key={person.id}>
                  <span>
                    {mayOpen ? <Link to={userPath(person.id)}>{person.name}</Link> : person.name}{' '}
                    <small>{person.mobile || person.username}</small>
                  </span>
                  <small>
                    {person.administrator
                      ? say(texts.administrator)
                      : roles.map((role) => role[language]).join(language === 'en' ? ', ' : '、')}
                  </small>
                </li>
              ))}
            </ul>
            {holders.every(({ person }) => person.administrator) ? (
              <p className={styles.soft}>{say(texts.nobody)}</p>
            ) : null}
          </>
        ) : (
          <p className={styles.soft}>{say(texts.whoMayHint)}</p>
        )}
      </div>
    </Panel>
  )
}
