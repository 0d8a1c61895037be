import { languages, type Text } from '@fairground/domain/text'
import { useSay } from '../../lib/language'
import { localeTags } from '../../lib/text'
import styles from './details.module.css'
import { detailsTexts as texts } from './details.texts'

const names = { zh: texts.chinese, en: texts.english }

/** Side by side, where there is room; a language that is missing says so. */
export function BothLanguages({ words }: { words: Text }) {
  const say = useSay()
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <div key={language}>
          <span className={styles.language}>{say(names[language])}</span>
          {words[language] ? (
            <span lang={localeTags[language]}>{words[language]}</span>
          ) : (
            <span className={styles.none}>{say(texts.notThere)}</span>
          )}
        </div>
      ))}
    </div>
  )
}
