import type { WholeNotice } from '@fairground/wire/board'
import { useSay } from '../../lib/language'
import { localeTags } from '../../lib/text'
import { PlainBody } from '../plain-body'
import styles from './notice-versions.module.css'
import { organiserBoardTexts as texts } from './organiser-board.texts'

/** Both versions, one below the other. */
export function NoticeVersions({ notice }: { notice: Pick<WholeNotice, 'zh' | 'en'> }) {
  const say = useSay()
  return (
    <div className={styles.versions}>
      {(['zh', 'en'] as const).map((language) => {
        const { title, body } = notice[language]
        return (
          <div key={language}>
            <p className={styles.language}>{say(language === 'zh' ? texts.versionZh : texts.versionEn)}</p>
            {title ? (
              <div lang={localeTags[language]} className={styles.words}>
                <h2>{title}</h2>
                <PlainBody text={body} />
              </div>
            ) : (
              <p className={styles.none}>{say(texts.noVersion)}</p>
            )}
          </div>
        )
      })}
    </div>
  )
}
