import { answerForm } from '@fairground/domain/board'
import { answerQuestion, type ListedQuestion } from '@fairground/wire/board/questions'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Button, Drawer, Form, Input } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useDraft } from '../../ui/form/use-draft'
import { announce } from '../announce'
import { AnswerBlock } from '../answer-block'
import { boardTexts } from '../board.texts'
import { PlainBody } from '../plain-body'
import styles from './answer-drawer.module.css'
import { questionTexts as texts } from './question.texts'
import { Company } from './use-question-columns'

interface Props {
  question: ListedQuestion
  onClose: () => void
}

/** A question as a whole, and the answer being written to it. */
export function AnswerDrawer({ question, onClose }: Props) {
  const say = useSay()
  const reader = useReader()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const { id, text, askedAt, notice, answer, answeredByName, correctedByName } = question
  const draft = useDraft(`answer.${id}`, form)
  // The version the writer opened; news that arrives meanwhile must not slip under what is being typed.
  const [opened] = useState(question.version)
  const [overtaken, setOvertaken] = useState(false)
  const correcting = answer !== ''

  async function save(values: z.output<typeof answerForm>): Promise<void> {
    try {
      const version = overtaken ? question.version : opened
      await call(answerQuestion, { body: { id, version, answer: values.answer } })
    } catch (error) {
      if (error instanceof CallFailure && error.code === codes.conflict) {
        await refresh('questions')
        setOvertaken(true)
        throw new CallFailure(codes.conflict, `${error.message} ${say(texts.overtaken)}`)
      }
      throw error
    }
    draft.saved()
    announce('success', correcting ? texts.corrected : texts.sent)
    void refresh('questions')
    onClose()
  }

  function cancel(): void {
    draft.discard()
    onClose()
  }

  return (
    <Drawer
      open
      size={640}
      title={say(correcting ? texts.correct : texts.reply)}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <div className={styles.question}>
        <p className={styles.meta}>
          <b>
            <Company question={question} />
          </b>
          <time dateTime={askedAt.toISOString()}>{formatMoment(askedAt, reader)}</time>
        </p>
        {notice ? (
          <p className={styles.about}>
            {say(boardTexts.about)} {notice.title}
          </p>
        ) : null}
        <PlainBody text={text} />
      </div>
      {correcting ? (
        <div className={styles.former}>
          <AnswerBlock {...question} by={correctedByName || answeredByName} />
        </div>
      ) : null}
      <SchemaForm
        schema={answerForm}
        form={form}
        name="answer"
        marks={false}
        draft={{ ...draft, saved: () => undefined }}
        initialValues={{ answer }}
        onSubmit={save}
      >
        <SchemaField
          name="answer"
          label={say(texts.answer)}
          hint={say(correcting ? texts.correctNote : texts.answerNote)}
          counter
        >
          <Input.TextArea autoSize={{ minRows: 6, maxRows: 20 }} autoFocus />
        </SchemaField>
        <div className={styles.actions}>
          <Button onClick={cancel}>{say(boardTexts.cancel)}</Button>
          <SubmitButton>{say(correcting ? texts.saveCorrection : texts.send)}</SubmitButton>
        </div>
      </SchemaForm>
    </Drawer>
  )
}
