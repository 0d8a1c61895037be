import type { CodeListName } from '@fairground/domain/codelist'
import { deleteCodeItem, orderCodeItems, switchCodeItem } from '@fairground/wire/codelist/admin'
import { Modal } from 'antd'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { announcer } from '../ui/announce'
import { uiTexts } from '../ui/ui.texts'
import { useCommand } from '../ui/use-command'
import { codelistTexts as texts } from './codelist.texts'
import type { ItemRow } from './item-tree'

type Group = { parent: string | null; was: string[]; order: string[] }

export const codelistAnnouncer = announcer('codelist', {
  unreachable: uiTexts.formUnreachable,
  otherwise: uiTexts.formUnreachable,
})

/** What the buttons beside the items do. One thing at a time. */
export function useItemChanges(list: CodeListName) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [modal, questions] = Modal.useModal()
  const { busy, run } = useCommand(codelistAnnouncer)
  const attempt = (change: () => Promise<unknown>) =>
    run(change, { done: texts.saved, after: () => refresh('codeLists') })

  const confirm = (title: string, notes: string[], danger: boolean): Promise<boolean> =>
    new Promise((answer) => {
      modal.confirm({
        title,
        content: notes.map((note) => <p key={note}>{note}</p>),
        okText: say(texts.goAhead),
        cancelText: say(texts.cancel),
        ...(danger ? { okButtonProps: { danger: true } } : {}),
        onOk: () => answer(true),
        onCancel: () => answer(false),
      })
    })

  return {
    questions,
    busy,
    async turn({ item, below, uses }: ItemRow): Promise<void> {
      const { value, version } = item
      const notes = [
        say(texts.disableNote),
        ...(uses > 0 ? [say(texts.disableUsed, { count: uses })] : []),
        ...(below > 0 ? [say(texts.disableBelow, { count: below })] : []),
      ]
      const title = say(texts.disableTitle, { name: item[language] })
      if (item.enabled && !(await confirm(title, notes, false))) return
      await attempt(() =>
        call(switchCodeItem, { params: { list }, body: { value, version, enabled: !item.enabled } }),
      )
    },
    async remove({ item }: ItemRow): Promise<void> {
      const title = say(texts.deleteTitle, { name: item[language] })
      if (!(await confirm(title, [say(texts.deleteNote)], true))) return
      const { value, version } = item
      await attempt(() => call(deleteCodeItem, { params: { list }, body: { value, version } }))
    },
    saveOrder: (groups: Group[]): Promise<boolean> =>
      attempt(() => call(orderCodeItems, { params: { list }, body: { groups } })),
  }
}
