import { CloseOutlined } from '@ant-design/icons'
import { type QuestionForm, questionForm } from '@fairground/domain/board'
import { askQuestion } from '@fairground/wire/board/questions'
import { Button, Form, Input } from 'antd'
import { useEffect, useRef } from 'react'
import { useSay } from '../../lib/language'
import { newRequestId } from '../../lib/request-id'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import { announce } from '../announce'
import { boardTexts } from '../board.texts'
import styles from './ask-card.module.css'
import { exhibitorBoardTexts as texts } from './exhibitor-board.texts'
import { SideCard } from './side-card'

/** The notice a question is about. */
export interface About {
  id: string
  title: string
}

interface Props {
  about: About | undefined
  onAbout: (about: About | undefined) => void
}

/** Sending the same words once more, because the answer got lost on its way, must not ask them twice. */
type Attempt = { text: string; noticeId: string | undefined; requestId: string } | undefined

export function AskCard({ about, onAbout }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm<QuestionForm>()
  const draft = useDraft('board-question', form)
  const attempt = useRef<Attempt>(undefined)

  useEffect(() => {
    if (about) form.focusField('text')
  }, [about, form])

  async function send({ text }: QuestionForm): Promise<void> {
    const tried = attempt.current
    const again = tried?.text === text && tried.noticeId === about?.id
    const asked = again ? tried : { text, noticeId: about?.id, requestId: newRequestId() }
    attempt.current = asked
    await call(askQuestion, { body: asked })
    attempt.current = undefined
    draft.saved()
    form.resetFields()
    onAbout(undefined)
    announce('success', texts.sent)
    await refresh('questions')
  }

  return (
    <SideCard title={say(texts.ask)} className={styles.form}>
      <p className={styles.note}>{say(texts.askNote)}</p>
      <SchemaForm schema={questionForm} form={form} draft={draft} marks={false} name="ask" onSubmit={send}>
        {about ? (
          <p className={styles.about}>
            <span>
              {say(boardTexts.about)} <b>{about.title}</b>
            </span>
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={say(texts.dropAbout)}
              title={say(texts.dropAbout)}
              onClick={() => onAbout(undefined)}
            />
          </p>
        ) : null}
        <SchemaField name="text" label={say(texts.question)} counter>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} />
        </SchemaField>
        <SubmitButton block>{say(texts.send)}</SubmitButton>
      </SchemaForm>
    </SideCard>
  )
}
