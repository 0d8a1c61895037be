import { ArrowDownOutlined, ArrowUpOutlined, DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { StatusTag } from '../ui/status-tag'
import { codelistTexts as texts } from './codelist.texts'
import styles from './item-row.module.css'
import type { ItemRow } from './item-tree'

interface Props {
  row: ItemRow
  /** Part of a tree; a plain list needs no room for signs to open and close. */
  inTree: boolean
  expandable: boolean
  mayEdit: boolean
  mayChange: boolean
  mayMove: boolean
  mayAddBelow: boolean
  onToggle: () => void
  onMove: (step: -1 | 1) => void
  onRename: () => void
  onAdd: () => void
  onTurn: () => void
  onDelete: () => void
}

export function ItemRowView(props: Props) {
  const { row, inTree, expandable, mayEdit, mayChange, mayMove, mayAddBelow, ...on } = props
  const say = useSay()
  const language = useLanguage()
  const { item, depth, open, hiddenAbove } = row
  const other = language === 'en' ? 'zh' : 'en'
  const name = item[language]
  const deletable = mayChange && !item.isDefault && row.uses === 0 && row.below === 0

  return (
    <li
      className={`${styles.row} ${item.enabled ? '' : styles.off}`}
      style={{ '--indent': inTree ? `${depth * 24 + 36}px` : '0px' } as CSSProperties}
    >
      <div className={styles.name}>
        {expandable ? (
          <Button
            type="text"
            size="small"
            icon={open ? <DownOutlined /> : <RightOutlined />}
            aria-expanded={open}
            aria-label={say(open ? texts.collapse : texts.expand, { name })}
            onClick={on.onToggle}
          />
        ) : inTree ? (
          <span className={styles.leaf} />
        ) : null}
        <span className={styles.label}>{name}</span>
        {item.enabled ? null : <StatusTag tone="warn">{say(texts.off)}</StatusTag>}
        {item.enabled && hiddenAbove ? <StatusTag tone="quiet">{say(texts.belowOff)}</StatusTag> : null}
        {item.isDefault ? null : <StatusTag tone="info">{say(texts.own)}</StatusTag>}
      </div>
      <span className={styles.other} lang={other === 'en' ? 'en' : 'zh-CN'}>
        {item[other]}
      </span>
      <span className={styles.value}>{item.value}</span>
      <span className={styles.uses}>
        {row.uses > 0 ? say(texts.usedBy, { count: row.uses }) : say(texts.unused)}
      </span>
      <div className={styles.actions}>
        {mayMove ? <MoveButtons row={row} name={name} onMove={on.onMove} /> : null}
        {mayAddBelow ? (
          <Button type="link" size="small" aria-label={say(texts.addBelowOf, { name })} onClick={on.onAdd}>
            {say(texts.addBelow)}
          </Button>
        ) : null}
        {mayEdit ? (
          <Button type="link" size="small" aria-label={say(texts.editOf, { name })} onClick={on.onRename}>
            {say(texts.edit)}
          </Button>
        ) : null}
        {mayChange ? (
          <Button
            type="link"
            size="small"
            aria-label={say(item.enabled ? texts.disableOf : texts.enableOf, { name })}
            onClick={on.onTurn}
          >
            {say(item.enabled ? texts.disable : texts.enable)}
          </Button>
        ) : null}
        {deletable ? (
          <Button
            type="link"
            size="small"
            danger
            aria-label={say(texts.deleteOf, { name })}
            onClick={on.onDelete}
          >
            {say(texts.delete)}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

/** The row moves under the keyboard; its button must stay the one that answers to the next press. */
function MoveButtons({ row, name, onMove }: { row: ItemRow; name: string; onMove: (step: -1 | 1) => void }) {
  const say = useSay()
  const buttons = useRef<Partial<Record<-1 | 1, HTMLElement | null>>>({})
  const pressed = useRef<-1 | 1>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the row has moved
  useEffect(() => {
    if (pressed.current) buttons.current[pressed.current]?.focus()
    pressed.current = undefined
  }, [row.place])

  const button = (step: -1 | 1) => {
    // Still focusable at the edge: a button that vanishes takes the keyboard with it.
    const edge = step === -1 ? row.place === 1 : row.place === row.siblings
    return (
      <Button
        ref={(element) => {
          buttons.current[step] = element
        }}
        type="text"
        size="small"
        icon={step === -1 ? <ArrowUpOutlined /> : <ArrowDownOutlined />}
        aria-label={say(step === -1 ? texts.up : texts.down, { name })}
        aria-disabled={edge}
        className={edge ? (styles.edge ?? '') : ''}
        onClick={() => {
          if (edge) return
          pressed.current = step
          onMove(step)
        }}
      />
    )
  }
  return (
    <span className={styles.move}>
      {button(-1)}
      {button(1)}
    </span>
  )
}
