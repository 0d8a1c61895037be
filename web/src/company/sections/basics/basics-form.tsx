import { basicsForms, basicsMessages } from '@fairground/domain/company/sections'
import { type CompanyRecord, insertBasics, updateCompany } from '@fairground/wire/company/basics'
import { Form } from 'antd'
import { type ReactNode, useRef, useState } from 'react'
import type { z } from 'zod'
import { useSay } from '../../../lib/language'
import { sayIn } from '../../../lib/text'
import { notices } from '../../../session/notices'
import { call } from '../../../session/session'
import { useUser } from '../../../session/use-session'
import { KeptValue } from '../../../ui/form/kept-value'
import { SchemaField } from '../../../ui/form/schema-field'
import { SectionForm } from '../../edit/section-form'
import type { SectionFormProps } from '../../edit/section-frame'
import grid from '../../fields/field-grid.module.css'
import { NamedFileField } from '../../files/named-file-field'
import { type SignUpSubject, useSubject } from '../../subject'
import { SectionView } from '../section-view'
import { basicsLabel } from './basics.texts'
import { basicsGroups } from './basics-groups'
import { BasicsInput } from './basics-input'
import { basicsFaults, basicsValues, documentFields } from './basics-values'
import { mobileTexts } from './mobile.texts'
import { MobileDialog } from './mobile-dialog'
import { useEmailProof } from './use-email-proof'
import { useLoginMobile } from './use-login-mobile'

export function BasicsForm({ record, start, frame }: SectionFormProps<CompanyRecord>) {
  const say = useSay()
  const user = useUser()
  const subject = useSubject()
  const { variant } = frame
  const enteredId = useRef<string>(undefined)
  const [form] = Form.useForm()
  const proof = useEmailProof(form, record?.saved ? (record.recoveryEmail ?? '') : '')
  const { field, kind } = documentFields[variant]
  const [changingMobile, changeMobile] = useState(false)
  useLoginMobile(form, record)

  async function send(values: z.output<(typeof basicsForms)[typeof variant]>, basedOn: Date | undefined) {
    const { [field as never]: documentFileId, ...form } = values as Record<string, unknown>
    const body = { ...form, ...proof.forSaving(), ...frame.about, documentFileId, basedOn }
    try {
      if (record) await call(updateCompany, { body })
      else enteredId.current = (await call(insertBasics, { body: { ...body, ...accountFor(subject) } })).id
    } catch (error) {
      throw basicsFaults(error, variant, proof.refused)
    }
  }

  function saved(): void {
    if (enteredId.current) frame.onEntered?.(enteredId.current)
  }

  function mobileChanged(): void {
    changeMobile(false)
    notices.announce({
      key: 'mobile-changed',
      tone: 'success',
      text: (language) => sayIn(language)(mobileTexts.changed),
    })
    void frame.reload('basics')
  }

  return (
    <>
      <SectionForm
        section="basics"
        frame={frame}
        form={form}
        schema={basicsForms[variant]}
        record={record}
        initialValues={basicsValues(
          start ?? record,
          { ...subject, variant },
          subject.actor === 'staff' ? '' : user.username,
        )}
        send={send}
        onSaved={saved}
        messages={basicsMessages}
        latest={<SectionView section="basics" record={record} variant={variant} />}
      >
        <div className={grid.grid}>
          {basicsGroups[variant].map(({ title, names }) => (
            <Group key={title.zh} title={say(title)}>
              {names.map((name) => (
                <BasicsInput
                  key={name}
                  name={name}
                  variant={variant}
                  form={form}
                  proof={proof}
                  onChangeMobile={() => changeMobile(true)}
                />
              ))}
            </Group>
          ))}
          <div className={grid.wide}>
            <SchemaField name={field} label={say(basicsLabel(variant, field))}>
              <NamedFileField kind={kind} factsAt="documentFacts" />
            </SchemaField>
          </div>
          <KeptValue name="documentFacts" />
        </div>
      </SectionForm>
      {changingMobile ? (
        <MobileDialog
          backupMobile={String(form.getFieldValue('backupMobile') ?? '')}
          onChanged={mobileChanged}
          onClose={() => changeMobile(false)}
        />
      ) : null}
    </>
  )
}

/** Whose sign-up staff begin; an exhibitor's is its own. */
function accountFor({ variant, account }: SignUpSubject): Record<string, unknown> {
  if (!account) return {}
  const { accountId, username, creditCode } = account
  return accountId ? { accountId } : { variant, username, creditCode }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className={grid.group}>{title}</h3>
      {children}
    </>
  )
}
