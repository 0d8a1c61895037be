import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { Shape } from '@fairground/domain/settings'
import { Button, Form } from 'antd'
import type { ComponentType } from 'react'
import { useSay } from '../../lib/language'
import { namePathOf } from '../../ui/form/schema-rules'
import { fieldLabel } from '../describe-value'
import { settingsTexts as texts } from '../settings.texts'
import styles from './controls.module.css'
import type { ControlProps } from './field-control'

interface Props extends ControlProps {
  item: Shape
  mostItems: number | undefined
  /** What stands in an entry; handed in, since an entry may hold a list again. */
  Control: ComponentType<ControlProps>
}

/** Entries that can be added, removed and moved. */
export function EntryList({ item, mostItems, Control, definition, name, path, words }: Props) {
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
                  {'fields' in item ? (
                    item.fields.map(({ name: field, shape }) => (
                      <Control
                        key={field}
                        definition={definition}
                        shape={shape}
                        name={`${entry.name}.${field}`}
                        path={[...path, index, field]}
                        label={fieldLabel(definition, [...path, index, field], words)}
                        words={words}
                      />
                    ))
                  ) : (
                    <Control
                      definition={definition}
                      shape={item}
                      name={String(entry.name)}
                      path={[...path, index]}
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
            disabled={mostItems !== undefined && entries.length >= mostItems}
            onClick={() => add(blankOf(item))}
          >
            {say(texts.add)}
          </Button>
        </div>
      )}
    </Form.List>
  )
}

/** A new, empty entry of a list, complete in its parts, so that the rule can tell what is still missing. */
function blankOf(shape: Shape): unknown {
  if ('fields' in shape)
    return Object.fromEntries(shape.fields.map(({ name, shape: inner }) => [name, blankOf(inner)]))
  if (shape.kind === 'list' || shape.kind === 'choices') return []
  if (shape.kind === 'switch') return false
  return shape.kind === 'number' ? undefined : ''
}
