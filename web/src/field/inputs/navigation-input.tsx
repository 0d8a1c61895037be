import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  PlusOutlined,
} from '@ant-design/icons'
import {
  addedBelow,
  changedAt,
  flatNavigation,
  indentedItem,
  inLanguage,
  movedItem,
  type Navigation,
  navigationLimits,
  outdentedItem,
  withoutItem,
} from '@fairground/domain/field'
import { Button, Input, Switch } from 'antd'
import type { ReactElement } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { fieldTexts as texts } from '../field.texts'
import styles from './navigation-input.module.css'

interface Props {
  id?: string
  value?: Navigation | null
  onChange?: (value: Navigation) => void
}

/** The navigation of a site as it will stand: each entry under the one it belongs to. */
export function NavigationInput({ id, value, onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  const items = value ?? []
  const set = (next: Navigation) => onChange?.(next)

  return (
    <div className={styles.tree}>
      {flatNavigation(items).map(({ item, path }, at) => {
        const name = inLanguage(item.title, language) || `${path.map((place) => place + 1).join('.')}`
        const tool = (label: TextEntry, icon: ReactElement, next: Navigation, danger = false) => (
          <Button
            key={label.zh}
            type="text"
            size="small"
            icon={icon}
            danger={danger}
            aria-label={say(label, { name })}
            title={say(label, { name })}
            disabled={next === items}
            onClick={() => set(next)}
          />
        )
        const titled = (words: { zh: string; en: string }) => set(changedAt(items, path, { title: words }))
        return (
          <div
            key={path.join('.')}
            className={styles.entry}
            style={{ marginInlineStart: `${(path.length - 1) * 28}px` }}
          >
            <Switch
              size="small"
              checked={item.shown}
              aria-label={say(texts.shownOf, { name })}
              onChange={(shown) => set(changedAt(items, path, { shown }))}
            />
            <Input
              {...(at === 0 && id ? { id } : {})}
              value={item.title.zh}
              lang="zh-CN"
              maxLength={navigationLimits.title}
              placeholder="中文"
              aria-label={say(texts.inChinese, { title: name })}
              onChange={({ target }) => titled({ ...item.title, zh: target.value })}
            />
            <Input
              value={item.title.en}
              lang="en"
              maxLength={navigationLimits.title}
              placeholder="English"
              aria-label={say(texts.inEnglish, { title: name })}
              onChange={({ target }) => titled({ ...item.title, en: target.value })}
            />
            <Input
              value={item.target}
              placeholder="/news"
              aria-label={say(texts.linkOf, { name })}
              onChange={({ target }) => set(changedAt(items, path, { target: target.value }))}
            />
            <span className={styles.tools}>
              {tool(texts.moveUp, <ArrowUpOutlined />, same(items, movedItem(items, path, -1)))}
              {tool(texts.moveDown, <ArrowDownOutlined />, same(items, movedItem(items, path, 1)))}
              {tool(texts.indent, <MenuUnfoldOutlined />, indentedItem(items, path))}
              {tool(texts.outdent, <MenuFoldOutlined />, outdentedItem(items, path))}
              {tool(
                texts.addBelow,
                <PlusOutlined />,
                path.length < navigationLimits.depth ? addedBelow(items, path) : items,
              )}
              {tool(texts.removeEntry, <DeleteOutlined />, withoutItem(items, path), true)}
            </span>
          </div>
        )
      })}
      <Button
        {...(items.length === 0 && id ? { id } : {})}
        size="small"
        icon={<PlusOutlined />}
        onClick={() => set(addedBelow(items, []))}
      >
        {say(texts.addEntry)}
      </Button>
    </div>
  )
}

/** What stands at the end of its line cannot be moved over it. */
const same = (before: Navigation, after: Navigation): Navigation =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after
