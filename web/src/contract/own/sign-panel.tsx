import {
  ownAuthorities,
  signatureByCode,
  signatureByDelegate,
  signatureByScan,
} from '@fairground/domain/contract'
import { sendDelegateCode, signByDelegate } from '@fairground/wire/contract/delegation'
import { type OwnContracts, sendSigningCode, signByScan, signContract } from '@fairground/wire/contract/own'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Checkbox, Form, Input, Radio, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import type { Say } from '../../lib/text'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { CodeInput } from '../../ui/code/code-input'
import { proofTexts } from '../../ui/code/proof.texts'
import { useProofCode } from '../../ui/code/use-proof-code'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { Panel } from '../../ui/panel'
import { announce } from '../announce'
import { delegateTexts } from './delegate.texts'
import styles from './own.module.css'
import { ownTexts as texts } from './own.texts'
import { ScanField } from './scan-field'

interface Props {
  contract: ContractRead
  /** Where a code goes, most of it hidden. */
  codeTo: string
}

type Delegate = NonNullable<OwnContracts['delegate']>

/** What is signed is the version on the screen; whoever reads an older one is told so. */
export function SignPanel({
  contract,
  codeTo,
  delegate,
}: Props & { /** Who else may sign. */ delegate: Delegate | null }) {
  const say = useSay()
  const [chosen, setWay] = useState<'code' | 'scan' | 'delegate'>('code')
  // One that was revoked meanwhile signs no more.
  const way = chosen === 'delegate' && !delegate ? 'code' : chosen
  return (
    <Panel id="sign" title={say(texts.signButton)}>
      <div className={styles.inner}>
        <Segmented
          block
          aria-label={say(texts.way)}
          value={way}
          onChange={setWay}
          options={[
            { value: 'code', label: say(texts.byCode) },
            { value: 'scan', label: say(texts.byScan) },
            ...(delegate ? [{ value: 'delegate' as const, label: say(delegateTexts.byDelegate) }] : []),
          ]}
        />
        {way === 'code' ? <ByCode contract={contract} codeTo={codeTo} /> : null}
        {way === 'scan' ? <ByScan contract={contract} /> : null}
        {way === 'delegate' && delegate ? (
          <ByDelegate key={delegate.id} contract={contract} delegate={delegate} />
        ) : null}
      </div>
    </Panel>
  )
}

const given = { contractId: true, version: true } as const
const codeSchema = signatureByCode.omit({ ...given, ticket: true })
const delegateSchema = signatureByDelegate.omit({ ...given, ticket: true, delegationId: true })
const scanSchema = signatureByScan.omit(given)

/** To the phone or mailbox the account is entered with; only whoever reads it there can sign. */
const orderCode = async (contractId: string): Promise<string> =>
  (await call(sendSigningCode, { body: { contractId } })).ticket

function ByCode({ contract, codeTo }: Props) {
  const say = useSay()
  const [form] = Form.useForm()
  const code = useProofCode(contract.id, orderCode)
  const done = useSigned()

  async function submit(values: z.output<typeof codeSchema>): Promise<void> {
    const { id: contractId, version } = contract
    await call(signContract, { body: { ...values, contractId, version, ticket: sentTicket(code, say) } })
    await done()
  }

  return (
    <SignerForm form={form} schema={codeSchema} name="sign-code" contract={contract} onSubmit={submit}>
      <Signer />
      <CodeField code={code} to={codeTo} />
    </SignerForm>
  )
}

/** Under the name the company has put on record; the code goes to the delegate. */
function ByDelegate({ contract, delegate }: Pick<Props, 'contract'> & { delegate: Delegate }) {
  const say = useSay()
  const [form] = Form.useForm()
  const { id: delegationId, name, post, contact } = delegate
  const named = { contractId: contract.id, delegationId }
  const code = useProofCode(`${contract.id} ${delegationId}`, async () => {
    return (await call(sendDelegateCode, { body: named })).ticket
  })
  const done = useSigned()

  async function submit(values: z.output<typeof delegateSchema>): Promise<void> {
    const { version } = contract
    await call(signByDelegate, { body: { ...values, ...named, version, ticket: sentTicket(code, say) } })
    await done()
  }

  return (
    <SignerForm
      form={form}
      schema={delegateSchema}
      name="sign-delegate"
      contract={contract}
      onSubmit={submit}
    >
      <p>{say(delegateTexts.signsAs, { name, post })}</p>
      <CodeField code={code} to={contact} />
    </SignerForm>
  )
}

type Code = ReturnType<typeof useProofCode>

function sentTicket({ ticket }: Code, say: Say): string {
  if (!ticket) throw new CallFailure(codes.invalid, '', [{ path: 'code', message: say(proofTexts.getFirst) }])
  return ticket
}

function CodeField({ code, to }: { code: Code; to: string }) {
  const say = useSay()
  return (
    <>
      <SchemaField
        name="code"
        label={say(texts.code)}
        normalize={(typed) => typed.replace(/\s/g, '')}
        hint={<span role="status">{say(code.ticket ? texts.codeSent : texts.codeTo, { to })}</span>}
      >
        <CodeInput code={code} onSend={() => void code.send()} />
      </SchemaField>
      <p role="alert" className={styles.fault}>
        {code.fault}
      </p>
    </>
  )
}

function ByScan({ contract }: Pick<Props, 'contract'>) {
  const say = useSay()
  const [form] = Form.useForm()
  const done = useSigned()

  async function submit(values: z.output<typeof scanSchema>): Promise<void> {
    const { id: contractId, version } = contract
    await call(signByScan, { body: { ...values, contractId, version } })
    await done()
  }

  return (
    <SignerForm form={form} schema={scanSchema} name="sign-scan" contract={contract} onSubmit={submit}>
      <Signer />
      <SchemaField name="fileId" label={say(texts.scan)}>
        <ScanField contractId={contract.id} />
      </SchemaField>
    </SignerForm>
  )
}

/** The page shows what is so now. */
function useSigned() {
  const refresh = useRefresh()
  return async () => {
    announce('success', texts.signed)
    await refresh('ownSignUp')
  }
}

interface SignerProps<Schema extends z.ZodObject> {
  form: ReturnType<typeof Form.useForm>[0]
  schema: Schema
  name: string
  contract: ContractRead
  onSubmit: (values: z.output<Schema>) => Promise<void>
  children: ReactNode
}

function SignerForm<Schema extends z.ZodObject>(props: SignerProps<Schema>) {
  const { form, schema, name, contract, onSubmit, children } = props
  const say = useSay()
  const refresh = useRefresh()
  return (
    <SchemaForm
      schema={schema}
      form={form}
      name={name}
      marks={false}
      initialValues={{ signerName: contract.party.contact, signerPost: '', authority: 'authorised' }}
      onSubmit={onSubmit}
      onFailure={() => void refresh('ownSignUp')}
    >
      {children}
      <Form.Item name="agreed" valuePropName="checked">
        <Checkbox>{say(texts.agreed)}</Checkbox>
      </Form.Item>
      <SubmitButton block size="large">
        {say(texts.signButton)}
      </SubmitButton>
    </SchemaForm>
  )
}

/** Who signs in person, and as what. */
function Signer() {
  const say = useSay()
  return (
    <>
      <div className={styles.signer}>
        <SchemaField name="signerName" label={say(texts.signerName)}>
          <Input autoComplete="name" />
        </SchemaField>
        <SchemaField name="signerPost" label={say(texts.signerPost)}>
          <Input autoComplete="organization-title" />
        </SchemaField>
      </div>
      <SchemaField name="authority" label={say(texts.authority)}>
        <Radio.Group options={ownAuthorities.map((value) => ({ value, label: say(texts[value]) }))} />
      </SchemaField>
    </>
  )
}
