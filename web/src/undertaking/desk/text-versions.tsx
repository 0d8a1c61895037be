import type { UndertakingText } from '@fairground/domain/undertaking'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { findUndertakingText, SavedText } from '@fairground/wire/undertaking'
import { Button } from 'antd'
import { formatFullMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import styles from './desk.module.css'
import { editorTexts as texts } from './desk.texts'

interface Props {
  versions: readonly SavedText[]
  earlier: CallResult<typeof findUndertakingText>['earlier']
  /** Puts a text into the form; nothing is saved by it. */
  onLoad: (text: UndertakingText) => void
}

export function TextVersions({ versions, earlier, onLoad }: Props) {
  const say = useSay()
  const reader = useReader()
  if (versions.length === 0)
    return earlier ? (
      <p className={styles.versions}>
        <Button onClick={() => onLoad(earlier)}>
          {say(texts.takeEarlier, { edition: earlier.edition })}
        </Button>
      </p>
    ) : null
  return (
    <section className={styles.versions} aria-label={say(texts.versions)}>
      <h2>{say(texts.versions)}</h2>
      <ul>
        {versions.map((version) => (
          <li key={version.version}>
            <span>
              {say(texts.versionLine, {
                version: version.version,
                who: version.savedBy,
                when: formatFullMoment(version.savedAt, reader),
              })}
              {version.signatures > 0 ? ` · ${say(texts.signatures, { count: version.signatures })}` : ''}
            </span>
            <Button
              type="link"
              size="small"
              aria-label={say(texts.takeOverOf, { version: version.version })}
              onClick={() => onLoad(version)}
            >
              {say(texts.takeOver)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
