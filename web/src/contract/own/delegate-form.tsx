import { delegateForm } from '@fairground/domain/contract'
import { nameDelegate, sendDelegateProof, sendDelegationCode } from '@fairground/wire/contract/delegation'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Button, Form, Input } from 'antd'
import { useMemo } from 'react'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useUser } from '../../session/use-session'
import { CodeInput } from '../../ui/code/code-input'
import { proofTexts } from '../../ui/code/proof.texts'
import { useProofCode } from '../../ui/code/use-proof-code'
import { DateInput } from '../../ui/date-input'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import { contractTexts } from '../contract.texts'
import { delegateTexts as texts } from './delegate.texts'
import styles from './own.module.css'

interface Props {
  contractId: string
  /** Where the account's own code goes, most of it hidden. */
  codeTo: string
  onClose: () => void
}

type Values = z.output<ReturnType<typeof delegateForm>>

const withoutGaps = (typed: string): string => typed.replace(/\s/g, '')

/** Two codes: the account's own, and one to the contact of whoever is named. */
export function DelegateForm({ contractId, codeTo, onClose }: Props) {
  const say = useSay()
  const { userType } = useUser()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const schema = useMemo(() => delegateForm(userType), [userType])
  const typed: unknown = Form.useWatch('contact', form)
  const contact = typeof typed === 'string' ? typed.trim() : ''
  const body = { contractId, contact }
  const place = ({ fields }: CallFailure): boolean => {
    const about = fields.find(({ path }) => path === 'contact')
    if (about) form.setFields([{ name: 'contact', errors: [about.message] }])
    return about !== undefined
  }
  const own = useProofCode(
    `name ${contact}`,
    async () => (await call(sendDelegationCode, { body })).ticket,
    place,
  )
  const theirs = useProofCode(
    `prove ${contact}`,
    async () => (await call(sendDelegateProof, { body })).ticket,
    place,
  )

  async function send(code: typeof own): Promise<void> {
    const isRight = await form.validateFields(['contact']).then(
      () => true,
      () => false,
    )
    if (isRight) await code.send()
  }

  async function submit(values: Values): Promise<void> {
    if (!own.ticket || !theirs.ticket)
      throw new CallFailure(codes.invalid, '', [
        { path: own.ticket ? 'code' : 'ownCode', message: say(proofTexts.getFirst) },
      ])
    await call(nameDelegate, {
      body: { ...values, contractId, ownTicket: own.ticket, ticket: theirs.ticket },
    })
    announce('success', texts.named)
    onClose()
    await refresh('ownSignUp')
  }

  return (
    <SchemaForm schema={schema} form={form} name="delegate" marks={false} onSubmit={submit}>
      <div className={styles.signer}>
        <SchemaField name="name" label={say(texts.delegateName)}>
          <Input autoComplete="off" />
        </SchemaField>
        <SchemaField name="post" label={say(texts.delegatePost)}>
          <Input autoComplete="off" />
        </SchemaField>
        <SchemaField
          name="contact"
          label={say(userType === 'ENG' ? texts.mail : texts.mobile)}
          normalize={withoutGaps}
        >
          <Input type={userType === 'ENG' ? 'email' : 'tel'} autoComplete="off" />
        </SchemaField>
        <SchemaField name="until" label={say(texts.until)}>
          <DateInput wide />
        </SchemaField>
      </div>
      <SchemaField
        name="ownCode"
        label={say(texts.ownCode)}
        normalize={withoutGaps}
        hint={<span role="status">{say(own.ticket ? texts.codeSent : texts.codeTo, { to: codeTo })}</span>}
      >
        <CodeInput code={own} onSend={() => void send(own)} />
      </SchemaField>
      <SchemaField
        name="code"
        label={say(texts.theirCode)}
        normalize={withoutGaps}
        hint={
          <span role="status">{say(theirs.ticket ? texts.proofSent : texts.proofNote, { to: contact })}</span>
        }
      >
        <CodeInput code={theirs} onSend={() => void send(theirs)} />
      </SchemaField>
      <p role="alert" className={styles.fault}>
        {own.fault ?? theirs.fault}
      </p>
      <span className={styles.aside}>
        <SubmitButton>{say(texts.submit)}</SubmitButton>
        <Button onClick={onClose}>{say(contractTexts.cancel)}</Button>
      </span>
    </SchemaForm>
  )
}
