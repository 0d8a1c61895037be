import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { blankOf, type Entries } from '@fairground/domain/field'
import { Button, Form } from 'antd'
import type { ComponentType } from 'react'
import { useSay } from '../../lib/language'
import { namePathOf } from '../../ui/form/schema-rules'
import { type SettingWords, titleOfPart } from '../describe-value'
import { settingsTexts as texts } from '../settings.texts'
import styles from './controls.module.css'
import type { ControlProps } from './field-control'

interface Props {
  field: Entries
  name: string
  words: SettingWords
  /** What stands in an entry; handed in, since an entry may hold a list again. */
  Control: ComponentType<ControlProps>
}

/** Entries that can be added, removed and moved. */
export function EntryList({ field: { of, most }, Control, name, words }: Props) {
  const say = useSay()
  return (
    <Form.List name={namePathOf(name)}>
      {(entries, { add, remove, move }) => (
        <div className={styles.entries}>
          {entries.map((entry, index) => {
            const number = index + 1
            return (
              <div key={entry.key} className={styles.entry}>
                <div className={styles.entryFields}>
                  {of.kind === 'parts' ? (
                    Object.entries(of.parts).map(([part, inner]) => (
                      <Control
                        key={part}
                        field={inner}
                        name={`${entry.name}.${part}`}
                        label={titleOfPart(of, part, words)}
                        words={words}
                      />
                    ))
                  ) : (
                    <Control
                      field={of}
                      name={String(entry.name)}
                      label={say(texts.entry, { number })}
                      words={words}
                    />
                  )}
                </div>
                <div className={styles.entryButtons}>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={say(texts.up, { number })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={say(texts.down, { number })}
                    disabled={number === entries.length}
                    onClick={() => move(index, index + 1)}
                  />
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={say(texts.remove, { number })}
                    onClick={() => remove(index)}
                  />
                </div>
              </div>
            )
          })}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={most !== undefined && entries.length >= most}
            onClick={() => add(blankOf(of))}
          >
            {say(texts.add)}
          </Button>
        </div>
      )}
    </Form.List>
  )
}
