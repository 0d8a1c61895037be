import { type CodeListName, type CodeTrace, codeListFacts } from '@fairground/domain/codelist'
import { codeListHistory } from '@fairground/wire/codelist/admin'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { useLanguage, useSay } from '../lib/language'
import { HistoryDrawer } from '../ui/history/history-drawer'
import styles from './code-list-history.module.css'
import { actionTexts, codelistTexts as texts } from './codelist.texts'
import type { ManagedItem } from './item-tree'
import { changedPart } from './order-change'

type Entry = CallResult<typeof codeListHistory>['entries'][number]

interface Props {
  list: CodeListName
  items: ManagedItem[]
  onClose: () => void
}

export function CodeListHistory({ list, items, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <HistoryDrawer
      title={say(texts.historyOf, { title: codeListFacts[list].title[language] })}
      endpoint={codeListHistory}
      params={{ list }}
      entry={(entry) => <Change entry={entry} items={items} />}
      onClose={onClose}
    />
  )
}

function Change({ entry: { action, before, after }, items }: { entry: Entry; items: ManagedItem[] }) {
  const say = useSay()
  const language = useLanguage()
  const what = <b>{say(actionTexts[action])}</b>
  if (action === 'reorder') {
    const [was, is] = changedPart(before?.order ?? [], after?.order ?? [])
    const parent = after?.parent
    const nameOf = (value: string) => items.find((item) => item.value === value)?.[language] ?? value
    const names = (order: string[]) => order.map(nameOf).join(language === 'en' ? ', ' : '、')
    return (
      <>
        <p>
          {what} {parent ? nameOf(parent) : null}
        </p>
        <p className={styles.change}>
          <del>{names(was)}</del> → <ins>{names(is)}</ins>
        </p>
      </>
    )
  }
  if (action === 'rename')
    return (
      <>
        <p>
          {what} <code>{after?.value}</code>
        </p>
        <p className={styles.change}>
          <del>{labels(before)}</del> → <ins>{labels(after)}</ins>
        </p>
      </>
    )
  const item = after ?? before
  return (
    <p>
      {what} {labels(item)} <code>{item?.value}</code>
    </p>
  )
}

const labels = (item: CodeTrace | null): string => `${item?.zh ?? ''} / ${item?.en ?? ''}`
