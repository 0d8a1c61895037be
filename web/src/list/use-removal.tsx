import { listMessages } from '@fairground/domain/list'
import { type Language, translate } from '@fairground/domain/text'
import type { GrowingList, KeptRow } from '@fairground/wire/list'
import { Modal } from 'antd'
import type { ReactElement } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { call } from '../session/session'
import { FirstNamed } from '../ui/first-named'
import { useCommand } from '../ui/use-command'
import { announce, listAnnouncer } from './announce'
import styles from './list.module.css'
import { listTexts as texts } from './list.texts'

interface Removal {
  busy: boolean
  remove: (rows: KeptRow[]) => Promise<void>
  /** Where the question appears. */
  holder: ReactElement
}

/** Asks, deletes all or none, and says what became of it. */
export function useRemoval(list: GrowingList, nameOf: (row: KeptRow) => string, onDone: () => void): Removal {
  const say = useSay()
  const language = useLanguage()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(listAnnouncer)
  const noun = (spoken: Language) => ({ noun: list.texts.noun[spoken] })

  const ask = async (rows: KeptRow[]): Promise<boolean> =>
    await modal.confirm({
      title: translate(listMessages.removeAsk, language, noun(language)),
      content: <FirstNamed className={styles.confirmList} names={rows.map((row) => [row.id, nameOf(row)])} />,
      okText: say(texts.ok),
      cancelText: say(texts.cancel),
      okButtonProps: { danger: true },
    })

  async function remove(rows: KeptRow[]): Promise<void> {
    if (!(await ask(rows))) return announce('info', listMessages.removeCancelled)
    const removing = async () => {
      const body = rows.map(({ id, version }) => ({ id, version: version as number }))
      const count = await call(list.calls.remove, { body })
      announce('success', listMessages.removed, (spoken) => ({ count, ...noun(spoken) }))
    }
    await run(removing, { after: onDone })
  }

  return { busy, remove, holder }
}
