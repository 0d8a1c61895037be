import type { Language } from '@fairground/domain/text'
import { filledFor } from '@fairground/domain/undertaking'
import { undertakingFacts } from '@fairground/wire/undertaking'
import { Form } from 'antd'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { DocumentText } from '../document-text'
import styles from './desk.module.css'
import { editorTexts as texts } from './desk.texts'

/** What is typed, as somebody with booths would read it. */
export function TextPreview({ language }: { language: Language }) {
  const say = useSay()
  const facts = useCall(undertakingFacts, { query: { language } }).data
  const typed = {
    title: String(Form.useWatch('title') ?? ''),
    body: String(Form.useWatch('body') ?? ''),
  }
  const { title, body } = facts ? filledFor(typed, facts) : typed
  return (
    <section className={styles.preview} aria-label={say(texts.preview)}>
      <p className={styles.soft}>
        {facts ? say(texts.previewFor, { company: facts.company }) : say(texts.noPreview)}
      </p>
      <article className={styles.paper} lang={language === 'zh' ? 'zh-CN' : 'en-GB'}>
        <h2>{title}</h2>
        <DocumentText text={body} />
      </article>
    </section>
  )
}
