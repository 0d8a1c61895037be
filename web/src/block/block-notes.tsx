import type { Block } from '@fairground/wire/selection/block'
import { useLanguage, useSay } from '../lib/language'
import styles from './block.module.css'
import { blockTexts as texts } from './block.texts'

/** What was given out already, and who chooses for itself. */
export function BlockNotes({ block: { given, apart } }: { block: Block }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      {given.length > 0 ? (
        <>
          <h3 className={styles.head}>{say(texts.given)}</h3>
          <ul className={styles.units} aria-label={say(texts.given)}>
            {given.map(({ companyId, name, codes }) => (
              <li key={companyId}>
                <span>{name}</span>
                <b>{codes.join(' ')}</b>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {apart.length > 0 ? (
        <p className={styles.note}>
          {say(texts.apart, { names: apart.join(language === 'en' ? ', ' : '、') })}
        </p>
      ) : null}
    </>
  )
}
