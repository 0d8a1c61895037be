import { delegateEnded, delegateNamed } from '@fairground/domain/selection'
import { type ExhibitionGroup, endDelegate, nameDelegate } from '@fairground/wire/selection/block'
import { Drawer, Form, Input, Select } from 'antd'
import { formatMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { Facts } from '../../ui/facts'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { useMedia } from '../../ui/use-media'
import { announce } from '../announce'
import drawer from '../company/company-drawer.module.css'
import { Part } from '../company/part'
import { DivideFor } from './divide-for'
import { groupTexts as texts } from './group.texts'
import { UnitList } from './unit-list'

interface Props {
  group: ExhibitionGroup
  onClose: () => void
}

/** One group at the desk: its companies, and who chooses for them. */
export function GroupDrawer({ group, onClose }: Props) {
  const say = useSay()
  const reader = useReader()
  const may = useMayCall(nameDelegate)
  const narrow = useMedia('(max-width: 760px)')
  const { delegate, wanted, held, divided } = group
  const facts = [
    { label: say(texts.quota), value: say(wanted.most > 0 ? texts.wanted : texts.wantedNone, wanted) },
    { label: say(texts.delegate), value: delegate?.name ?? say(texts.noDelegate) },
    ...(delegate
      ? [
          {
            label: say(texts.reason),
            value: say(texts.since, {
              by: delegate.by,
              when: formatMoment(delegate.at, reader),
              reason: delegate.reason,
            }),
          },
          { label: say(texts.block), value: say(texts.held, { held, divided }) },
        ]
      : []),
  ]
  return (
    <Drawer open onClose={onClose} size={narrow ? '100%' : 640} mask={false} title={group.groupName}>
      <div className={drawer.parts}>
        <Facts facts={facts} empty="–" />
        <UnitList units={group.units} />
        {may && !delegate ? <Naming group={group} /> : null}
        {may && delegate ? (
          <>
            <DivideFor delegateId={delegate.id} />
            <Ending delegateId={delegate.id} />
          </>
        ) : null}
      </div>
    </Drawer>
  )
}

const naming = delegateNamed.pick({ companyId: true, reason: true })
const ending = delegateEnded.pick({ reason: true })

function Naming({ group: { groupType, groupName, units } }: { group: ExhibitionGroup }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()

  async function submit({ companyId, reason }: { companyId: string; reason: string }): Promise<void> {
    await call(nameDelegate, { body: { groupType, groupName, companyId, reason } })
    announce('success', texts.named)
    await refresh('overview')
  }

  return (
    <Part title={say(texts.name)} note={say(texts.nameNote)} open>
      <SchemaForm
        schema={naming}
        form={form}
        name="name-delegate"
        marks={false}
        onSubmit={submit}
        onFailure={() => void refresh('overview')}
      >
        <SchemaField name="companyId" label={say(texts.who)}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={units
              .filter(({ approved }) => approved)
              .map(({ companyId, name }) => ({ value: companyId, label: name }))}
          />
        </SchemaField>
        <SchemaField name="reason" label={say(texts.reason)} counter>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </SchemaField>
        <SubmitButton>{say(texts.name)}</SubmitButton>
      </SchemaForm>
    </Part>
  )
}

function Ending({ delegateId }: { delegateId: string }) {
  const say = useSay()
  const refresh = useRefresh()
  const [form] = Form.useForm()

  async function submit({ reason }: { reason: string }): Promise<void> {
    await call(endDelegate, { body: { delegateId, reason } })
    announce('success', texts.ended)
    await refresh('overview')
  }

  return (
    <Part title={say(texts.end)} note={say(texts.endNote)}>
      <SchemaForm
        schema={ending}
        form={form}
        name="end-delegate"
        marks={false}
        onSubmit={submit}
        onFailure={() => void refresh('overview')}
      >
        <SchemaField name="reason" label={say(texts.reason)} counter>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </SchemaField>
        <SubmitButton>{say(texts.end)}</SubmitButton>
      </SchemaForm>
    </Part>
  )
}
