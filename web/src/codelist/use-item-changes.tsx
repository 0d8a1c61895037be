import type { CodeListName } from '@fairground/domain/codelist'
import { deleteCodeItem, orderCodeItems, switchCodeItem } from '@fairground/wire/codelist/admin'
import { CallFailure } from '@fairground/wire/kernel/client'
import { Modal } from 'antd'
import { useRef, useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { sayIn } from '../lib/text'
import { useRefresh } from '../session/freshness'
import { notices } from '../session/notices'
import { call } from '../session/session'
import { endReasonOf } from '../session/session-store'
import { uiTexts } from '../ui/ui.texts'
import { codelistTexts as texts } from './codelist.texts'
import type { ItemRow } from './item-tree'

type Group = { parent: string | null; was: string[]; order: string[] }

/** What the buttons beside the items do. One thing at a time: a second click while the first is on its way does nothing. */
export function useItemChanges(list: CodeListName) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [modal, questions] = Modal.useModal()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function attempt(change: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      await change()
      announce('success')
      return true
    } catch (error) {
      if (!endReasonOf(error)) announce('error', error)
      return false
    } finally {
      // After a refusal too: the page should show what made the server say no.
      await refresh('codeLists')
      running.current = false
      setBusy(false)
    }
  }

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

function announce(tone: 'success' | 'error', error?: unknown): void {
  const failure = error instanceof CallFailure && error.code !== 'unreachable' ? error.message : undefined
  notices.announce({
    key: 'codelist',
    tone,
    text: (reading) =>
      tone === 'success' ? sayIn(reading)(texts.saved) : (failure ?? sayIn(reading)(uiTexts.formUnreachable)),
  })
}
