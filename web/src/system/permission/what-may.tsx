import type { PermissionMatrix } from '@fairground/wire/system/roles'
import { Select } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { Panel } from '../../ui/panel'
import { KeysByArea } from './keys-by-area'
import styles from './permission.module.css'
import { permissionTexts as texts } from './permission.texts'

/** Everything one person may do. */
export function WhatMay({ matrix: { people, roles } }: { matrix: PermissionMatrix }) {
  const say = useSay()
  const language = useLanguage()
  const [chosen, setChosen] = useState<string>()
  const person = people.find(({ id }) => id === chosen)
  const held = roles.filter(({ id }) => person?.roleIds.includes(id))
  return (
    <Panel id="what-may" title={say(texts.whatMay)}>
      <div className={styles.body}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          className={styles.wide ?? ''}
          placeholder={say(texts.choosePerson)}
          aria-label={say(texts.choosePerson)}
          options={people.map(({ id, name, username }) => ({
            value: id,
            label: name === username ? name : `${name} ${username}`,
          }))}
          onChange={(id?: string) => setChosen(id)}
        />
        {person ? (
          <div className={styles.answer}>
            {person.administrator ? (
              <p>{say(texts.everything)}</p>
            ) : held.length === 0 ? (
              <p className={styles.soft}>{say(texts.noRole)}</p>
            ) : (
              <>
                <p className={styles.soft}>
                  {say(texts.through, {
                    roles: held.map((role) => role[language]).join(language === 'en' ? ', ' : '、'),
                  })}
                </p>
                <KeysByArea keys={held.flatMap(({ keys }) => keys)} />
              </>
            )}
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
