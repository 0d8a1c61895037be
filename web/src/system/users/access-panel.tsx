import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { resetUser, switchUser, unlockUser } from '@fairground/wire/system/users'
import { Button } from 'antd'
import { useState } from 'react'
import { formatFullMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { useMayCall, useUser } from '../../session/use-session'
import { Facts } from '../../ui/facts'
import { Panel } from '../../ui/panel'
import { useCommand } from '../../ui/use-command'
import { systemAnnouncer } from '../announce'
import { useQuestion } from '../use-question'
import { HandedOver } from './handed-over'
import type { ShownUser } from './user-page'
import styles from './users.module.css'
import { usersTexts as texts } from './users.texts'

interface Props {
  user: ShownUser
  name: string
  onDone: () => void
}

/** Whether this person gets in, and what can be done about it. */
export function AccessPanel({ user, name, onDone }: Props) {
  const say = useSay()
  const reader = useReader()
  const refresh = useRefresh()
  const own = useUser().id === user.id
  const maySwitch = useMayCall(switchUser) && user.within
  const mayReset = useMayCall(resetUser) && user.within
  const { ask, holder } = useQuestion()
  const { busy, run } = useCommand(systemAnnouncer)
  const [handed, setHanded] = useState<CallResult<typeof resetUser>>()
  const { id, version, state } = user
  const after = async () => {
    await refresh('people')
    onDone()
  }

  async function turn(enabled: boolean): Promise<void> {
    if (!enabled && !(await ask(say(texts.disableAsk, { name }), say(texts.disableNote), { danger: true })))
      return
    await run(() => call(switchUser, { body: { id, version, enabled } }), {
      done: enabled ? texts.enabledDone : texts.disabledDone,
      after,
    })
  }

  async function reset(): Promise<void> {
    if (!(await ask(say(texts.resetAsk, { name }), say(texts.resetNote), { danger: true }))) return
    await run(async () => setHanded(await call(resetUser, { body: { id, version } })), { after })
  }

  return (
    <Panel id="access" title={say(texts.access)}>
      <div className={styles.body}>
        <Facts
          look="lines"
          facts={[
            {
              label: say(texts.lastLogin),
              value: user.lastLogin ? formatFullMoment(user.lastLogin, reader) : say(texts.never),
            },
          ]}
        />
        <div className={styles.buttons} style={{ marginTop: 14 }}>
          {mayReset && state === 'locked' ? (
            <Button
              type="primary"
              loading={busy}
              onClick={() =>
                void run(() => call(unlockUser, { body: { id } }), { done: texts.unlockedDone, after })
              }
            >
              {say(texts.unlock)}
            </Button>
          ) : null}
          {mayReset && state !== 'disabled' && !own ? (
            <Button loading={busy} onClick={() => void reset()}>
              {say(texts.reset)}
            </Button>
          ) : null}
          {maySwitch ? (
            state === 'disabled' ? (
              <Button type="primary" loading={busy} onClick={() => void turn(true)}>
                {say(texts.enable)}
              </Button>
            ) : (
              <Button danger loading={busy} onClick={() => void turn(false)}>
                {say(texts.disable)}
              </Button>
            )
          ) : null}
        </div>
      </div>
      {holder}
      {handed ? <HandedOver name={name} {...handed} onClose={() => setHanded(undefined)} /> : null}
    </Panel>
  )
}
