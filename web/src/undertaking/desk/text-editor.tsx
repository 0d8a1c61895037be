import type { Language } from '@fairground/domain/text'
import { type UndertakingKind, undertakingNames } from '@fairground/domain/undertaking'
import { findUndertakingText } from '@fairground/wire/undertaking'
import { Drawer, Segmented } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import styles from './desk.module.css'
import { deskTexts, editorTexts as texts } from './desk.texts'
import { TextForm } from './text-form'

interface Props {
  kind: UndertakingKind
  onClose: () => void
}

/** What companies are to sign, one language at a time. */
export function TextEditor({ kind, onClose }: Props) {
  const say = useSay()
  const reading = useLanguage()
  const [language, setLanguage] = useState<Language>('zh')
  // Never from memory: an edit starts from what the text says now.
  const kept = useCall(findUndertakingText, { query: { kind, language } }, { gcTime: 0, staleTime: Infinity })
  return (
    <Drawer
      open
      size={1080}
      title={say(texts.title, { document: undertakingNames[kind][reading] })}
      onClose={onClose}
    >
      <div className={styles.editor}>
        <Segmented<Language>
          aria-label={say(texts.language)}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh', label: say(deskTexts.chinese) },
            { value: 'en', label: say(deskTexts.english) },
          ]}
        />
        <p className={styles.note}>{say(texts.lead)}</p>
        {kept.data ? (
          <TextForm key={language} kind={kind} language={language} kept={kept.data} onClose={onClose} />
        ) : kept.isError ? (
          <LoadFailed onRetry={() => void kept.refetch()} busy={kept.isFetching} />
        ) : (
          <PartSkeleton rows={8} />
        )}
      </div>
    </Drawer>
  )
}
