import type { PermissionKey } from '@fairground/domain/account'
import { keyNames } from '@fairground/domain/system'
import { decideOnKey, type ListedRole } from '@fairground/wire/system/roles'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useUser } from '../../session/use-session'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { systemAnnouncer } from '../announce'
import { systemTexts } from '../system.texts'
import styles from './permission.module.css'
import { permissionTexts as texts } from './permission.texts'

interface Props {
  keys: PermissionKey[]
  roles: ListedRole[]
  mayEdit: boolean
}

/** Keys that came with a new version: each waits here until somebody says which roles get it, if any. */
export function NewKeys({ keys, roles, mayEdit }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const own = useUser().permissions
  const [granting, setGranting] = useState<PermissionKey>()
  const [chosen, setChosen] = useState<string[]>([])
  const { busy, run } = useCommand(systemAnnouncer)

  async function decide(key: PermissionKey, roleIds: string[]): Promise<void> {
    const decided = await run(() => call(decideOnKey, { body: { key, roleIds } }), {
      done: texts.decided,
      after: () => refresh('people'),
    })
    if (!decided) return
    setGranting(undefined)
    setChosen([])
  }

  return (
    <div className={styles.above}>
      <Panel
        id="new-keys"
        title={say(texts.newKeys)}
        note={say(texts.newKeysNote)}
        aside={<StatusTag tone="warn">{say(texts.undecided, { count: keys.length })}</StatusTag>}
      >
        <ul className={styles.newKeys}>
          {keys.map((key) => {
            const name = keyNames[key][language]
            return (
              <li key={key}>
                <span>
                  {name}
                  <code>{key}</code>
                </span>
                {mayEdit && own.includes(key) ? (
                  <span className={styles.buttons}>
                    <Button
                      size="small"
                      aria-label={say(texts.grantOf, { key: name })}
                      onClick={() => setGranting(key)}
                    >
                      {say(texts.grant)}
                    </Button>
                    <Button
                      size="small"
                      type="text"
                      loading={busy}
                      aria-label={say(texts.notNowOf, { key: name })}
                      onClick={() => void decide(key, [])}
                    >
                      {say(texts.notNow)}
                    </Button>
                  </span>
                ) : null}
              </li>
            )
          })}
        </ul>
      </Panel>
      {granting ? (
        <Modal
          open
          title={keyNames[granting][language]}
          okText={say(texts.grant)}
          cancelText={say(systemTexts.cancel)}
          confirmLoading={busy}
          okButtonProps={{ disabled: chosen.length === 0 }}
          onOk={() => void decide(granting, chosen)}
          onCancel={() => setGranting(undefined)}
        >
          <Select
            mode="multiple"
            className={styles.wide ?? ''}
            placeholder={say(texts.grantTo)}
            aria-label={say(texts.grantTo)}
            value={chosen}
            options={roles.map(({ id, ...role }) => ({ value: id, label: role[language] }))}
            onChange={(ids: string[]) => setChosen(ids)}
          />
        </Modal>
      ) : null}
    </div>
  )
}
