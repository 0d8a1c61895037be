import type { PermissionKey } from '@fairground/domain/account'
import { areas, keyAreas, keyNames, keysIn } from '@fairground/domain/system'
import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { fitsKey } from '../permission/find-keys'
import styles from './roles.module.css'
import { rolesTexts as texts } from './roles.texts'

interface Props {
  value?: PermissionKey[]
  onChange?: (keys: PermissionKey[]) => void
}

/** Permissions in plain words, by area. What the person at the screen lacks stays as it is. */
export function KeyPicker({ value = [], onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  const own = useUser().permissions
  const [typed, setTyped] = useState('')
  const shown = areas
    .map((area) => ({ area, keys: keysIn(area).filter((key) => fitsKey(key, typed)) }))
    .filter(({ keys }) => keys.length > 0)

  function set(keys: readonly PermissionKey[], on: boolean): void {
    const allowed = keys.filter((key) => own.includes(key))
    onChange?.([...value.filter((key) => !allowed.includes(key)), ...(on ? allowed : [])])
  }

  return (
    <div className={styles.picker}>
      <div className={styles.tools}>
        <Input
          type="search"
          placeholder={say(texts.search)}
          aria-label={say(texts.search)}
          onChange={({ target }) => setTyped(target.value)}
          // Looking for a permission must not send the form.
          onPressEnter={(event) => event.preventDefault()}
        />
        <span role="status">{say(texts.chosen, { count: value.length })}</span>
      </div>
      <div className={styles.areas}>
        {shown.length === 0 ? <p>{say(texts.noneFound)}</p> : null}
        {shown.map(({ area, keys }) => {
          const held = keys.filter((key) => value.includes(key)).length
          return (
            <fieldset key={area}>
              <legend className={styles.area}>
                <Checkbox
                  checked={held === keys.length}
                  indeterminate={held > 0 && held < keys.length}
                  disabled={!keys.some((key) => own.includes(key))}
                  onChange={({ target }) => set(keys, target.checked)}
                >
                  <b>{keyAreas[area][language]}</b>
                </Checkbox>
              </legend>
              {keys.map((key) => {
                const lacking = !own.includes(key)
                return (
                  <div key={key} className={styles.key} {...(lacking ? { title: say(texts.lacking) } : {})}>
                    <Checkbox
                      checked={value.includes(key)}
                      disabled={lacking}
                      onChange={({ target }) => set([key], target.checked)}
                    >
                      {keyNames[key][language]}
                    </Checkbox>
                    <code>{key}</code>
                  </div>
                )
              })}
            </fieldset>
          )
        })}
      </div>
    </div>
  )
}
