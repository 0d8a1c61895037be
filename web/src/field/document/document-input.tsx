import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import {
  type Block,
  type BlockKind,
  blockKinds,
  type Document,
  readPasted,
  saysIn,
} from '@fairground/domain/field'
import { type Language, languages } from '@fairground/domain/text'
import { Button, Select } from 'antd'
import { useEffect, useRef } from 'react'
import { useSay } from '../../lib/language'
import { languageNames } from '../title-in'
import styles from './document.module.css'
import { blockTexts, documentTexts as texts } from './document.texts'
import { LinesInput } from './lines-input'

interface Props {
  id?: string
  value?: Document | null
  onChange?: (value: Document) => void
}

const blank = (kind: BlockKind = 'paragraph'): Block => ({ kind, zh: [], en: [] })

/** Of these each line is an item, and Enter begins the next one. */
const isList = (kind: BlockKind) => kind === 'bullets' || kind === 'numbers'

/** Both languages run block by block, so that what is missing of one is seen beside the other. */
export function DocumentInput({ id, value, onChange }: Props) {
  const say = useSay()
  const blocks = value && value.length > 0 ? value : [blank()]
  const room = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | undefined>(undefined)
  const begun = new Set(languages.filter((language) => saysIn(blocks, language)))

  useEffect(() => {
    if (!wanted.current) return
    room.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })

  const set = (next: Document, focus?: string) => {
    wanted.current = focus
    onChange?.(next)
  }
  const change = (place: number, given: Partial<Block>) =>
    set(blocks.map((block, at) => (at === place ? { ...block, ...given } : block)))
  const add = (place: number, language: Language = 'zh', kind?: BlockKind) =>
    set(blocks.toSpliced(place + 1, 0, blank(kind)), `${place + 1}.${language}`)
  const remove = (place: number, language: Language = 'zh') =>
    set(blocks.toSpliced(place, 1), `${Math.max(0, place - 1)}.${language}`)
  const move = (place: number, by: -1 | 1) => {
    const block = blocks[place]
    if (block) set(blocks.toSpliced(place, 1).toSpliced(place + by, 0, block), `${place + by}.move${by}`)
  }

  /** Several paragraphs from elsewhere become as many blocks. */
  function paste(place: number, language: Language, text: string): boolean {
    const [first, ...rest] = readPasted(text)
    const block = blocks[place]
    if (!first || !block || (rest.length === 0 && first.lines.length < 2)) return false
    const filled = block[language].length > 0
    const own = filled ? [block] : [{ ...block, kind: first.kind, [language]: first.lines }]
    const more = (filled ? [first, ...rest] : rest).map(({ kind, lines }) => ({
      ...blank(kind),
      [language]: lines,
    }))
    set(blocks.toSpliced(place, 1, ...own, ...more), `${place + own.length + more.length - 1}.${language}`)
    return true
  }

  return (
    <div className={styles.document} ref={room}>
      <div className={styles.heads} aria-hidden="true">
        <span />
        {languages.map((language) => (
          <span key={language}>{say(languageNames[language])}</span>
        ))}
      </div>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place
        <div key={place} className={styles.block}>
          <div className={styles.gutter}>
            <Select<BlockKind>
              size="small"
              variant="borderless"
              value={block.kind}
              onChange={(kind) => change(place, { kind })}
              aria-label={say(texts.kindOf, { place: place + 1 })}
              options={blockKinds.map((kind) => ({ value: kind, label: say(blockTexts[kind]) }))}
              popupMatchSelectWidth={false}
            />
            <span className={styles.tools}>
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined />}
                aria-label={say(texts.up, { place: place + 1 })}
                data-at={`${place}.move-1`}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined />}
                aria-label={say(texts.down, { place: place + 1 })}
                data-at={`${place}.move1`}
                disabled={place === blocks.length - 1}
                onClick={() => move(place, 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={say(texts.remove, { place: place + 1 })}
                onClick={() => remove(place)}
              />
            </span>
          </div>
          {languages.map((language) => (
            <LinesInput
              key={language}
              {...(place === 0 && language === 'zh' && id ? { id } : {})}
              at={`${place}.${language}`}
              kind={block.kind}
              language={language}
              lines={block[language]}
              label={say(texts.blockIn, {
                kind: say(blockTexts[block.kind]),
                place: place + 1,
                language: say(languageNames[language]),
              })}
              missing={
                begun.has(language) &&
                block[language].length === 0 &&
                languages.some((other) => block[other].length > 0)
              }
              onChange={(lines) => change(place, { [language]: lines })}
              onPaste={(text) => paste(place, language, text)}
              onEnter={isList(block.kind) ? undefined : () => add(place, language)}
              onEmpty={
                languages.every((one) => block[one].length === 0) && blocks.length > 1
                  ? () => remove(place, language)
                  : undefined
              }
            />
          ))}
        </div>
      ))}
      <Button size="small" icon={<PlusOutlined />} onClick={() => add(blocks.length - 1)}>
        {say(texts.add)}
      </Button>
      <p className={styles.how}>{say(texts.how)}</p>
    </div>
  )
}
