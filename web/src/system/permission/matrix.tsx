import { CheckOutlined, LockOutlined } from '@ant-design/icons'
import type { PermissionKey } from '@fairground/domain/account'
import { areas, type KeyArea, keyAreas, keyNames, keysIn } from '@fairground/domain/system'
import type { ListedRole, PermissionMatrix } from '@fairground/wire/system/roles'
import { Fragment } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { systemTexts } from '../system.texts'
import styles from './matrix.module.css'
import { isPending, type Pending, willHold } from './pending'
import { permissionTexts as texts } from './permission.texts'
import type { Compared } from './permission-page'

interface Props {
  matrix: PermissionMatrix
  /** Those that are shown. */
  keys: PermissionKey[]
  compared: Compared
  different: readonly PermissionKey[]
  asked: PermissionKey | undefined
  onAsk: (key: PermissionKey) => void
  pending: Pending
  /** Without it the matrix is read only. */
  onToggle?: (role: ListedRole, key: PermissionKey) => void
}

/** Who may do what: a line for each permission, a column for each role. */
export function Matrix(props: Props) {
  const { matrix, keys, compared, pending } = props
  const say = useSay()
  const language = useLanguage()
  const { roles, people } = matrix
  const administrators = people.filter(({ administrator }) => administrator).length
  const letterOf = ({ id }: ListedRole) => (id === compared.a ? 'A' : id === compared.b ? 'B' : undefined)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.matrix} aria-label={say(texts.title)}>
          <thead>
            <tr>
              <th scope="col" className={`${styles.head} ${styles.first} ${styles.corner}`}>
                {say(texts.permission)}
              </th>
              <th scope="col" className={styles.head}>
                {say(texts.administrator)}
                <small>{say(systemTexts.peopleCount, { count: administrators })}</small>
              </th>
              {roles.map((role) => {
                const letter = letterOf(role)
                return (
                  <th
                    key={role.id}
                    scope="col"
                    className={`${styles.head} ${letter ? styles.chosenRole : ''}`}
                  >
                    {letter ? <span className={styles.letter}>{letter}</span> : null}
                    {role[language]}
                    <small>{say(systemTexts.peopleCount, { count: role.people })}</small>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => {
              const shown = keysIn(area).filter((key) => keys.includes(key))
              return shown.length === 0 ? null : (
                <Fragment key={area}>
                  <AreaRow area={area} shown={shown} roles={roles} pending={pending} />
                  {shown.map((key) => (
                    <KeyRow key={key} {...props} permission={key} />
                  ))}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>
        <span>
          <Sign held /> {say(texts.allowed)}
        </span>
        <span>
          <Sign held={false} /> {say(texts.refused)}
        </span>
        <span>
          <LockOutlined aria-hidden /> {say(texts.locked)}
        </span>
        {compared.a && compared.b ? (
          <span>
            <i className={styles.tint} /> {say(texts.differ)}
          </span>
        ) : null}
      </p>
    </>
  )
}

interface AreaProps {
  area: KeyArea
  shown: PermissionKey[]
  roles: ListedRole[]
  pending: Pending
}

function AreaRow({ area, shown, roles, pending }: AreaProps) {
  const say = useSay()
  const language = useLanguage()
  const all = keysIn(area).length
  return (
    <tr className={styles.area}>
      <th scope="rowgroup" className={`${styles.first} ${styles.areaName}`}>
        {keyAreas[area][language]}
        {shown.length < all ? <small>{say(texts.shownOf, { shown: shown.length, all })}</small> : null}
      </th>
      <td>{say(texts.heldOf, { held: shown.length, all: shown.length })}</td>
      {roles.map((role) => (
        <td key={role.id}>
          {say(texts.heldOf, {
            held: shown.filter((key) => willHold(pending, role, key)).length,
            all: shown.length,
          })}
        </td>
      ))}
    </tr>
  )
}

function KeyRow(props: Props & { permission: PermissionKey }) {
  const { matrix, permission: key, compared, different, asked, onAsk, pending, onToggle } = props
  const say = useSay()
  const language = useLanguage()
  const own = useUser().permissions.includes(key)
  const name = keyNames[key][language]
  return (
    <tr className={asked === key ? styles.asked : undefined}>
      <th scope="row" className={styles.first}>
        <button
          type="button"
          className={styles.permission}
          aria-pressed={asked === key}
          onClick={() => onAsk(key)}
        >
          <span>{name}</span>
          <code>{key}</code>
        </button>
      </th>
      <td title={say(texts.locked)}>
        <LockOutlined aria-label={say(texts.allowed)} />
      </td>
      {matrix.roles.map((role) => {
        const held = willHold(pending, role, key)
        const unsaved = isPending(pending, role, key)
        const isCompared = role.id === compared.a || role.id === compared.b
        const classes = [
          isCompared && different.includes(key) ? styles.tint : '',
          unsaved ? styles.unsaved : '',
        ].join(' ')
        return (
          <td key={role.id} className={classes}>
            {onToggle ? (
              <button
                type="button"
                className={styles.cell}
                aria-pressed={held}
                aria-label={say(texts.cell, { role: role[language], key: name })}
                disabled={!own}
                title={own ? (unsaved ? say(texts.unsaved) : undefined) : say(texts.lacking)}
                onClick={() => onToggle(role, key)}
              >
                <Sign held={held} />
              </button>
            ) : (
              <span role="img" aria-label={say(held ? texts.allowed : texts.refused)}>
                <Sign held={held} />
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

const Sign = ({ held }: { held: boolean }) =>
  held ? (
    <i className={styles.held}>
      <CheckOutlined aria-hidden />
    </i>
  ) : (
    <i className={styles.none} aria-hidden>
      –
    </i>
  )
