import { type CodeListName, codeListFacts } from '@fairground/domain/codelist'
import { codeListDetail, renameCodeItem } from '@fairground/wire/codelist/admin'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { useMayCall } from '../session/use-session'
import { EmptyState } from '../ui/empty-state'
import { ListPage } from '../ui/list/list-page'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { CodeListHistory } from './code-list-history'
import styles from './code-list-page.module.css'
import { codelistTexts as texts } from './codelist.texts'
import { listIn } from './detail-path'
import { ItemDialog } from './item-dialog'
import { ItemList } from './item-list'
import type { ManagedItem } from './item-tree'

export function CodeListPage() {
  const say = useSay()
  const list = listIn(useSearchParams()[0])
  if (list) return <CodeList key={list} list={list} />
  return (
    <EmptyState title={say(texts.unknown)}>
      {say(texts.unknownNote)} <Link to="/system/codelist">{say(texts.back)}</Link>
    </EmptyState>
  )
}

/** What the dialog is about: an item to rename, or where a new one goes. */
export type Asked = { edit: string } | { addBelow: string | null }

function CodeList({ list }: { list: CodeListName }) {
  const say = useSay()
  const language = useLanguage()
  const { title, use, kind } = codeListFacts[list]
  const mayEdit = useMayCall(renameCodeItem)
  const [asked, setAsked] = useState<Asked>()
  const [history, setHistory] = useState(false)
  const { data: items, isError, isFetching, refetch } = useCall(codeListDetail, { params: { list } })
  if (!items)
    return isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PageSkeleton />

  return (
    <>
      <p className={styles.back}>
        <Link to="/system/codelist">{say(texts.back)}</Link>
      </p>
      <ListPage
        title={title[language]}
        lead={[use[language], ...figures(items).map(({ text, count }) => say(text, { count }))].join(' · ')}
        actions={
          <>
            <Button onClick={() => setHistory(true)}>{say(texts.history)}</Button>
            {mayEdit && kind === 'open' ? (
              <Button type="primary" onClick={() => setAsked({ addBelow: null })}>
                {say(texts.add)}
              </Button>
            ) : null}
          </>
        }
        above={
          kind === 'fixed' || !mayEdit ? (
            <Alert type="info" showIcon title={say(mayEdit ? texts.fixedNote : texts.readOnly)} />
          ) : null
        }
      >
        <ItemList list={list} items={items} mayEdit={mayEdit} onAsk={setAsked} />
      </ListPage>
      {asked ? (
        <ItemDialog
          key={JSON.stringify(asked)}
          list={list}
          items={items}
          asked={asked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {history ? <CodeListHistory list={list} items={items} onClose={() => setHistory(false)} /> : null}
    </>
  )
}

function figures(items: ManagedItem[]) {
  const disabled = items.filter(({ enabled }) => !enabled).length
  return [
    { text: texts.count, count: items.length },
    ...(disabled > 0 ? [{ text: texts.countDisabled, count: disabled }] : []),
  ]
}
