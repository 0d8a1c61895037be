import type { KeptList, ListRow } from '@fairground/wire/list'
import { Modal } from 'antd'
import { useSay } from '../../lib/language'
import { call } from '../../session/session'
import styles from './form.module.css'
import { formTexts as texts } from './form.texts'

/** Asks, before a sound row is kept, about what speaks against it. */
export function useDoubts(list: KeptList, row: ListRow | undefined) {
  const say = useSay()
  const [modal, holder] = Modal.useModal()

  async function pass({ version: _, ...values }: Record<string, unknown>): Promise<boolean> {
    if (!list.calls.doubts) return true
    const doubts = await call(list.calls.doubts, { body: { ...values, id: row?.id } })
    if (doubts.length === 0) return true
    return modal.confirm({
      title: say(texts.doubtsTitle),
      content: (
        <ul className={styles.doubts}>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      ),
      width: 480,
      okText: say(row ? texts.saveAnyway : texts.addAnyway),
      cancelText: say(texts.goBack),
    })
  }

  return { pass, holder }
}
