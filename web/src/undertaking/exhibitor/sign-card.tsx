import { maskUsername } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import {
  signingForm,
  type UndertakingKind,
  undertakingKinds,
  undertakingMessages,
  undertakingNames,
} from '@fairground/domain/undertaking'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { type OwnUndertaking, sendSigningCode, signUndertakings } from '@fairground/wire/undertaking'
import { Checkbox, Form, Input } from 'antd'
import type { z } from 'zod'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useUser } from '../../session/use-session'
import { CodeInput } from '../../ui/code/code-input'
import { useProofCode } from '../../ui/code/use-proof-code'
import { EmptyState } from '../../ui/empty-state'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import styles from './confirm.module.css'
import { confirmTexts as texts } from './confirm.texts'

interface Props {
  documents: readonly OwnUndertaking[]
  /** What was read is no longer what is there. */
  onOutdated: () => void
}

export function SignCard({ documents, onOutdated }: Props) {
  const say = useSay()
  const open = documents.filter(({ closed, text }) => closed === null && text !== null)
  const isDone = documents.every(({ state }) => state === 'signed')
  return (
    <Panel id="sign" title={say(texts.sign)}>
      {open.length > 0 ? (
        // What was typed belongs to what was open when it was typed.
        <SignForm key={open.map(({ kind }) => kind).join()} open={open} onOutdated={onOutdated} />
      ) : (
        <EmptyState title={say(isDone ? texts.allDone : texts.nothingToSign)}>
          {isDone ? say(texts.allDoneNote) : null}
        </EmptyState>
      )}
    </Panel>
  )
}

function SignForm({ open, onOutdated }: { open: readonly OwnUndertaking[]; onOutdated: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const { username } = useUser()
  const contact = maskUsername(username)
  const [form] = Form.useForm()
  const ticked = (Form.useWatch('kinds', form) ?? []) as UndertakingKind[]
  const kinds = undertakingKinds.filter((kind) => ticked.includes(kind))
  // A code signs what it was asked for: with something else ticked, it takes another one.
  const code = useProofCode(`${username} ${kinds.join('+')}`, () =>
    call(sendSigningCode, { body: { kinds } }),
  )

  async function send(): Promise<void> {
    if (kinds.length > 0) return code.send()
    form.setFields([{ name: 'kinds', errors: [translate(undertakingMessages.notAgreed, language)] }])
  }

  async function sign({ signer, code: digits }: z.output<typeof signingForm>): Promise<void> {
    const { ticket } = code
    if (!ticket)
      throw new CallFailure(codes.invalid, '', [
        { path: 'code', message: translate(undertakingMessages.noTicket, language) },
      ])
    const documents = open.flatMap(({ kind, text }) =>
      text && kinds.includes(kind) ? [{ kind, hash: text.hash }] : [],
    )
    await call(signUndertakings, { body: { signer, documents, ticket, code: digits } })
    announce('success', texts.done)
    await refresh('ownSignUp')
  }

  return (
    <div className={styles.inner}>
      <SchemaForm
        schema={signingForm}
        form={form}
        name="sign-undertakings"
        marks={false}
        initialValues={{ kinds: [] }}
        onSubmit={sign}
        onFailure={onOutdated}
      >
        <SchemaField name="kinds" label={say(texts.agree)}>
          <Ticks kinds={open.map(({ kind }) => kind)} />
        </SchemaField>
        <SchemaField name="signer" label={say(texts.signer)} hint={say(texts.signerHint)}>
          <Input autoComplete="name" maxLength={60} />
        </SchemaField>
        <SchemaField
          name="code"
          label={say(texts.code)}
          normalize={(value) => value.replace(/\s/g, '')}
          hint={<span role="status">{say(code.ticket ? texts.sent : texts.signLead, { contact })}</span>}
        >
          <CodeInput code={code} onSend={() => void send()} />
        </SchemaField>
        <p role="alert" className={styles.fault}>
          {code.fault}
        </p>
        <SubmitButton block>{say(texts.submit)}</SubmitButton>
      </SchemaForm>
    </div>
  )
}

interface TicksProps {
  kinds: readonly UndertakingKind[]
  value?: UndertakingKind[]
  onChange?: (ticked: UndertakingKind[]) => void
}

/** Takes from its field what it has to know and nothing else: a group of boxes is not "required", one of them is. */
function Ticks({ kinds, value = [], onChange }: TicksProps) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Checkbox.Group<UndertakingKind>
      className={styles.ticks ?? ''}
      value={value}
      {...(onChange ? { onChange } : {})}
      options={kinds.map((kind) => ({
        value: kind,
        label: say(texts.agreeTo, { document: undertakingNames[kind][language] }),
      }))}
    />
  )
}
