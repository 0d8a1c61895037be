import { choiceFinished, choiceForCompany } from '@fairground/domain/selection'
import type { SelectionBoard } from '@fairground/wire/selection/board'
import type { ChooserDetail } from '@fairground/wire/selection/choosers'
import { chooseFor, finishFor, moveBooths, releaseFor, swapBooths } from '@fairground/wire/selection/desk'
import { Form, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import type { z } from 'zod'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { announce } from '../announce'
import { drawerTexts as texts } from '../drawer.texts'
import { BoothField } from './booth-field'
import { ChooserSearch } from './chooser-search'
import styles from './company-drawer.module.css'
import { Part } from './part'
import { SwapWarnings } from './swap-warnings'

const acts = ['choose', 'move', 'swap', 'release', 'finish'] as const
type Act = (typeof acts)[number]

const withoutCompany = { companyId: true } as const
const withReason = choiceFinished.omit(withoutCompany)
const withBooths = choiceForCompany.omit(withoutCompany)
const schemas: Record<Act, z.ZodObject> = {
  choose: withBooths,
  move: withBooths,
  release: withBooths,
  swap: withReason.extend({ otherId: choiceFinished.shape.companyId }),
  finish: withReason,
}

interface Values {
  reason: string
  boothIds: string[]
  otherId: string
}

const send: Record<Act, (companyId: string, values: Values) => Promise<unknown>> = {
  choose: (companyId, { boothIds, reason }) => call(chooseFor, { body: { companyId, boothIds, reason } }),
  move: (companyId, { boothIds, reason }) => call(moveBooths, { body: { companyId, boothIds, reason } }),
  release: (companyId, { boothIds, reason }) => call(releaseFor, { body: { companyId, boothIds, reason } }),
  swap: (companyId, { otherId, reason }) => call(swapBooths, { body: { companyId, otherId, reason } }),
  finish: (companyId, { reason }) => call(finishFor, { body: { companyId, reason } }),
}

interface Props {
  detail: ChooserDetail
  board: SelectionBoard
  open: boolean
}

/** What staff do for a company, always with a reason. */
export function OnBehalf({ detail, board, open }: Props) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const [act, setAct] = useState<Act>('choose')
  const { companyId, booths } = detail

  function turnTo(next: Act): void {
    setAct(next)
    form.setFieldValue('boothIds', [])
  }

  async function submit(values: object): Promise<void> {
    await send[act](companyId, values as Values)
    announce('success', texts.done)
    form.resetFields()
    await refresh('overview', 'halls')
  }

  return (
    <Part title={say(texts.onBehalf)} note={say(texts.onBehalfNote)} open={open}>
      <SchemaForm
        schema={schemas[act]}
        form={form}
        name="on-behalf"
        marks={false}
        onSubmit={submit}
        onFailure={() => void refresh('overview', 'halls')}
      >
        <Segmented<Act>
          className={styles.acts ?? ''}
          aria-label={say(texts.action)}
          value={act}
          onChange={turnTo}
          options={acts.map((one) => ({ value: one, label: say(texts[one]) }))}
        />
        {act === 'choose' || act === 'move' ? (
          <BoothField detail={detail} board={board} isMove={act === 'move'} form={form} />
        ) : null}
        {act === 'release' ? (
          <SchemaField name="boothIds" label={say(texts.releaseWhich)}>
            <Select mode="multiple" options={booths.map(({ id, code }) => ({ value: id, label: code }))} />
          </SchemaField>
        ) : null}
        {act === 'swap' ? (
          <>
            <SchemaField name="otherId" label={say(texts.other)}>
              <ChooserSearch without={companyId} />
            </SchemaField>
            <SwapWarnings detail={detail} form={form} />
          </>
        ) : null}
        <SchemaField name="reason" label={say(texts.reason)} counter>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </SchemaField>
        <SubmitButton>{say(texts[act])}</SubmitButton>
      </SchemaForm>
    </Part>
  )
}
