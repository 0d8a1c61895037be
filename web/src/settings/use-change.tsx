import { definitionOf } from '@fairground/domain/settings'
import { useQueryClient } from '@tanstack/react-query'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { sayIn, type TextEntry } from '../lib/text'
import { useRefresh } from '../session/freshness'
import { notices } from '../session/notices'
import { announcer } from '../ui/announce'
import { uiTexts } from '../ui/ui.texts'
import { type SettingState, takeOver } from './setting-state'
import { SettingValue } from './setting-value'
import { settingsTexts as texts } from './settings.texts'

/** For what is done by a button and has no form to complain in. */
export const changeAnnouncer = announcer('change-failed', {
  unreachable: uiTexts.formUnreachable,
  otherwise: uiTexts.formUnreachable,
})

/** Asks first where a change needs asking, and tells the page what came of it. */
export function useChange(setting: SettingState) {
  const say = useSay()
  const language = useLanguage()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const [modal, questions] = Modal.useModal()
  const definition = definitionOf(setting.key)
  const title = definition.field.title[language]

  const ask = (question: TextEntry, content: ReactNode): Promise<boolean> =>
    new Promise((answer) => {
      modal.confirm({
        title: say(question, { title }),
        content,
        okText: say(texts.goAhead),
        cancelText: say(texts.cancel),
        width: 480,
        onOk: () => answer(true),
        onCancel: () => answer(false),
      })
    })

  return {
    /** Belongs on the page, or the questions have nowhere to appear. */
    questions,
    /** Only the few settings that people notice at once are worth a question. */
    async mayBecome(value: unknown): Promise<boolean> {
      const consequence = definition.confirm?.(value)
      return consequence ? ask(texts.confirmChange, consequence[language]) : true
    },
    askToReplace: (question: TextEntry, value: unknown): Promise<boolean> =>
      ask(
        question,
        <>
          {definition.confirm ? <p>{definition.confirm(value)[language]}</p> : null}
          <p>{say(texts.becomes)}</p>
          <SettingValue definition={definition} value={value} />
        </>,
      ),
    done(state: SettingState): void {
      takeOver(queries, state)
      notices.announce({
        key: `setting.${setting.key}`,
        tone: 'success',
        text: (reading) => sayIn(reading)(texts.saved, { title: definition.field.title[reading] }),
      })
    },
    /** Someone else was faster, or something went wrong: what stands on the server now matters more than what we knew. */
    refresh: () => refresh('settings'),
  }
}
