import { BoldOutlined, LinkOutlined } from '@ant-design/icons'
import { type BlockKind, type Line, readLines, sameValue, writeLines } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useSay } from '../../lib/language'
import { localeTags } from '../../lib/text'
import styles from './document.module.css'
import { documentTexts as texts } from './document.texts'

interface Props {
  id?: string
  /** Where it stands, for the focus. */
  at: string
  kind: BlockKind
  language: Language
  lines: Line[]
  label: string
  missing: boolean
  onChange: (lines: Line[]) => void
  /** Answers whether it has taken what was pasted. */
  onPaste: (text: string) => boolean
  onEnter: (() => void) | undefined
  /** Taken away from, while there is nothing in it. */
  onEmpty: (() => void) | undefined
}

/** The lines of a block in one language, as they are typed. */
export function LinesInput({ id, at, kind, language, lines, label, missing, ...on }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState(() => writeLines(lines))
  const area = useRef<HTMLTextAreaElement | null>(null)
  // What was typed, spaces and all, for as long as it means what is kept; otherwise it was changed elsewhere.
  const shown = sameValue(readLines(typed), lines) ? typed : writeLines(lines)

  function type(text: string): void {
    setTyped(text)
    on.onChange(readLines(text))
  }

  /** Puts signs around what is chosen, and chooses what is to be typed next. */
  function wrap(before: string, after: string, next: [from: number, to: number]): void {
    const input = area.current
    if (!input) return
    const [from, to] = [input.selectionStart, input.selectionEnd]
    const chosen = shown.slice(from, to)
    type(shown.slice(0, from) + before + chosen + after + shown.slice(to))
    const start = from + before.length + chosen.length + next[0]
    requestAnimationFrame(() => {
      input.focus()
      input.setSelectionRange(start, start + next[1] - next[0])
    })
  }
  const strong = () => wrap('**', '**', [2, 2])
  const link = () => wrap('[', '](https://)', [2, 10])

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Who writes Chinese ends a word with Enter.
    if (event.nativeEvent.isComposing) return
    const held = event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && !event.shiftKey && !held && on.onEnter) {
      event.preventDefault()
      on.onEnter()
    } else if (event.key === 'Backspace' && shown === '' && on.onEmpty) {
      event.preventDefault()
      on.onEmpty()
    } else if (held && (event.key === 'b' || event.key === 'k')) {
      event.preventDefault()
      if (event.key === 'b') strong()
      else link()
    }
  }

  return (
    <div className={`${styles.lines} ${styles[kind] ?? ''} ${missing ? styles.missing : ''}`}>
      <Input.TextArea
        {...(id ? { id } : {})}
        ref={(given) => {
          area.current = given?.resizableTextArea?.textArea ?? null
        }}
        data-at={at}
        lang={localeTags[language]}
        aria-label={label}
        variant="borderless"
        autoSize={{ minRows: 1, maxRows: 20 }}
        value={shown}
        placeholder={missing ? say(language === 'zh' ? texts.noChinese : texts.noEnglish) : ''}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onPaste={(event) => {
          if (on.onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
        }}
      />
      <span className={styles.marks}>
        <Button
          type="text"
          size="small"
          icon={<BoldOutlined />}
          aria-label={say(texts.strong)}
          title={say(texts.strong)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={strong}
        />
        <Button
          type="text"
          size="small"
          icon={<LinkOutlined />}
          aria-label={say(texts.link)}
          title={say(texts.link)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={link}
        />
      </span>
    </div>
  )
}
