import type { Wording } from '@fairground/domain/mail'
import { type Language, languages } from '@fairground/domain/text'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { previewMessage } from '@fairground/wire/mail'
import { Button, Input, Segmented } from 'antd'
import { useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { call } from '../session/session'
import { useCommand } from '../ui/use-command'
import { mailAnnouncer } from './announce'
import styles from './mail.module.css'
import { mailTexts as texts } from './mail.texts'

/** What is typed, as a company would read it. */
export function MessagePreview({ name, draft }: { name: string; draft: () => Wording }) {
  const say = useSay()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [company, setCompany] = useState('')
  const [shown, setShown] = useState<CallResult<typeof previewMessage>>()
  const { busy, run } = useCommand(mailAnnouncer)

  const show = (inLanguage: Language) =>
    run(async () =>
      setShown(await call(previewMessage, { body: { ...draft(), name, language: inLanguage, company } })),
    )

  return (
    <div className={styles.preview}>
      <div className={styles.ask}>
        <Segmented
          value={language}
          options={languages.map((value) => ({ value, label: value === 'zh' ? '中文' : 'English' }))}
          onChange={(value) => {
            setLanguage(value)
            if (shown) void show(value)
          }}
        />
        <Input
          placeholder={say(texts.previewFor)}
          aria-label={say(texts.previewFor)}
          value={company}
          onChange={({ target }) => setCompany(target.value)}
          onPressEnter={(event) => {
            event.preventDefault()
            void show(language)
          }}
        />
        <Button loading={busy} onClick={() => void show(language)}>
          {say(texts.preview)}
        </Button>
      </div>
      {shown ? (
        <>
          {shown.company ? (
            <small className={styles.soft}>{say(texts.previewOf, { company: shown.company })}</small>
          ) : null}
          <b lang={language}>{shown.subject}</b>
          <p className={styles.sample} lang={language}>
            {shown.text}
          </p>
          {shown.examples.length > 0 ? (
            <small className={styles.soft}>
              {say(texts.examples, { names: shown.examples.map((one) => `{${one}}`).join(' ') })}
            </small>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
