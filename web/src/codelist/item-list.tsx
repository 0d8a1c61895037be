import { SearchOutlined } from '@ant-design/icons'
import { type CodeListName, codeListFacts } from '@fairground/domain/codelist'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { EmptyState } from '../ui/empty-state'
import type { Asked } from './code-list-page'
import { codelistTexts as texts } from './codelist.texts'
import styles from './item-list.module.css'
import { ItemRowView } from './item-row'
import { changedOrders, fittingOrders, type ManagedItem, moved, siblingsOf, visibleRows } from './item-tree'
import { useItemChanges } from './use-item-changes'
import { useKeptOrders } from './use-kept-orders'

interface Props {
  list: CodeListName
  items: ManagedItem[]
  mayEdit: boolean
  onAsk: (asked: Asked) => void
}

export function ItemList({ list, items, mayEdit, onAsk }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { kind, levels } = codeListFacts[list]
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [made, setMade] = useKeptOrders(list)
  const [told, setTold] = useState('')
  const changes = useItemChanges(list)
  const orders = fittingOrders(items, made)
  const waiting = changedOrders(items, orders)
  const rows = visibleRows(items, { typed, open, orders })
  const parents = new Set(items.map(({ parent }) => parent))

  function toggle(value: string): void {
    setOpen((now) => new Set(now.has(value) ? [...now].filter((other) => other !== value) : [...now, value]))
  }

  function move(item: ManagedItem, step: -1 | 1): void {
    const order = moved(siblingsOf(items, item.parent, orders), item.value, step)
    setMade(new Map([...orders, [item.parent, order]]))
    const place = order.indexOf(item.value) + 1
    setTold(say(texts.moved, { name: item[language], place, total: order.length }))
  }

  async function saveOrder(): Promise<void> {
    if (await changes.saveOrder(waiting)) setMade(new Map())
  }

  return (
    <>
      <div className={styles.tools}>
        <search>
          <Input
            type="search"
            prefix={<SearchOutlined aria-hidden />}
            placeholder={say(texts.searchItems)}
            aria-label={say(texts.searchItems)}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
        {levels > 1 ? (
          <div className={styles.folding}>
            <Button onClick={() => setOpen(new Set(items.map(({ value }) => value)))}>
              {say(texts.expandAll)}
            </Button>
            <Button onClick={() => setOpen(new Set())}>{say(texts.collapseAll)}</Button>
          </div>
        ) : null}
      </div>
      {waiting.length > 0 ? (
        <div className={styles.waiting} role="status">
          <span>{say(texts.orderWaiting)}</span>
          <Button type="primary" size="small" loading={changes.busy} onClick={() => void saveOrder()}>
            {say(texts.saveOrder)}
          </Button>
          <Button type="text" size="small" onClick={() => setMade(new Map())}>
            {say(texts.dropOrder)}
          </Button>
        </div>
      ) : null}
      <p className={styles.told} aria-live="polite">
        {told}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={say(texts.noItems)} />
      ) : (
        <>
          <div className={`${styles.head} ${levels > 1 ? styles.tree : ''}`} aria-hidden>
            <span>{say(language === 'en' ? texts.english : texts.chinese)}</span>
            <span>{say(language === 'en' ? texts.chinese : texts.english)}</span>
            <span>{say(texts.value)}</span>
            <span>{say(texts.uses)}</span>
          </div>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <ItemRowView
                key={row.item.value}
                row={row}
                inTree={levels > 1}
                expandable={parents.has(row.item.value)}
                mayEdit={mayEdit}
                mayChange={mayEdit && kind === 'open'}
                // Neighbours that the search hides would be jumped over unseen.
                mayMove={mayEdit && kind === 'open' && typed.trim() === ''}
                mayAddBelow={mayEdit && kind === 'open' && row.depth + 1 < levels}
                onToggle={() => toggle(row.item.value)}
                onMove={(step) => move(row.item, step)}
                onRename={() => onAsk({ edit: row.item.value })}
                onAdd={() => {
                  setOpen((now) => new Set([...now, row.item.value]))
                  onAsk({ addBelow: row.item.value })
                }}
                onTurn={() => void changes.turn(row)}
                onDelete={() => void changes.remove(row)}
              />
            ))}
          </ul>
        </>
      )}
      {changes.questions}
    </>
  )
}
