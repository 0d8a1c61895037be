import { authorities, signatureByCode, signatureByScan } from '@fairground/domain/contract'
import { sendSigningCode, signByScan, signContract } from '@fairground/wire/contract/own'
import type { ContractRead } from '@fairground/wire/contract/shapes'
import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { Checkbox, Form, Input, Radio, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
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
import styles from './own.module.css'
import { ownTexts as texts } from './own.texts'
import { ScanField } from './scan-field'

interface Props {
  contract: ContractRead
  /** Where a code goes, most of it hidden. */
  codeTo: string
}

/** What is signed is the version on the screen; whoever reads an older one is told so. */
export function SignPanel({ contract, codeTo }: Props) {
  const say = useSay()
  const [way, setWay] = useState<'code' | 'scan'>('code')
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
          ]}
        />
        {way === 'code' ? <ByCode contract={contract} codeTo={codeTo} /> : <ByScan contract={contract} />}
      </div>
    </Panel>
  )
}

const given = { contractId: true, version: true } as const
const codeSchema = signatureByCode.omit({ ...given, ticket: true })
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
    const { ticket } = code
    if (!ticket)
      throw new CallFailure(codes.invalid, '', [{ path: 'code', message: say(proofTexts.getFirst) }])
    const { id: contractId, version } = contract
    await call(signContract, { body: { ...values, contractId, version, ticket } })
    await done()
  }

  return (
    <SignerForm form={form} schema={codeSchema} name="sign-code" contract={contract} onSubmit={submit}>
      <SchemaField
        name="code"
        label={say(texts.code)}
        normalize={(typed) => typed.replace(/\s/g, '')}
        hint={<span role="status">{say(code.ticket ? texts.codeSent : texts.codeTo, { to: codeTo })}</span>}
      >
        <CodeInput code={code} onSend={() => void code.send()} />
      </SchemaField>
      <p role="alert" className={styles.fault}>
        {code.fault}
      </p>
    </SignerForm>
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
      <div className={styles.signer}>
        <SchemaField name="signerName" label={say(texts.signerName)}>
          <Input autoComplete="name" />
        </SchemaField>
        <SchemaField name="signerPost" label={say(texts.signerPost)}>
          <Input autoComplete="organization-title" />
        </SchemaField>
      </div>
      <SchemaField name="authority" label={say(texts.authority)}>
        <Radio.Group options={authorities.map((value) => ({ value, label: say(texts[value]) }))} />
      </SchemaField>
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
