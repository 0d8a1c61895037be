import type { Field } from '@fairground/domain/field'
import { Checkbox } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { UpDown } from '../../ui/up-down'
import { fieldTexts as texts } from '../field.texts'
import styles from './words-input.module.css'

interface Props {
  field: Field<'words'>
  id?: string
  value?: string[] | null
  onChange?: (value: string[]) => void
}

/** Several words, those that are chosen first and in their order. */
export function WordsInput({ field: { choices, title }, id, value, onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  const chosen = value ?? []
  const others = Object.keys(choices).filter((word) => !chosen.includes(word))
  const move = (place: number, by: -1 | 1) => {
    const word = chosen[place]
    if (word !== undefined) onChange?.(chosen.toSpliced(place, 1).toSpliced(place + by, 0, word))
  }
  return (
    <ul className={styles.words} aria-label={title[language]}>
      {[...chosen, ...others].map((word, place) => {
        const name = choices[word]?.[language] ?? word
        const ticked = place < chosen.length
        return (
          <li key={word}>
            <Checkbox
              {...(place === 0 && id ? { id } : {})}
              checked={ticked}
              onChange={() =>
                onChange?.(ticked ? chosen.filter((other) => other !== word) : [...chosen, word])
              }
            >
              {name}
            </Checkbox>
            {ticked ? (
              <span>
                <UpDown
                  up={say(texts.moveUp, { name })}
                  down={say(texts.moveDown, { name })}
                  onUp={place === 0 ? undefined : () => move(place, -1)}
                  onDown={place === chosen.length - 1 ? undefined : () => move(place, 1)}
                />
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
