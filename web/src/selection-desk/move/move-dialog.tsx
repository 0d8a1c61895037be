import { type BoothState, boothStateNames, useOfState } from '@fairground/domain/booth'
import { boothsMoved } from '@fairground/domain/selection'
import { findBooth } from '@fairground/wire/placement'
import { type ChooserDetail, findChooser, unwishedNeighbours } from '@fairground/wire/selection/choosers'
import { moveBooths, swapBooths } from '@fairground/wire/selection/desk'
import { Form, Input, Modal } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useDialogFocus } from '../../ui/dialog-focus'
import { SchemaField } from '../../ui/form/schema-field'
import { SchemaForm } from '../../ui/form/schema-form'
import { SubmitButton } from '../../ui/form/submit-button'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { announce } from '../announce'
import styles from '../company/company-drawer.module.css'
import { drawerTexts } from '../drawer.texts'
import { moveTexts as texts } from './move.texts'
import { canCome, OneBooth } from './one-booth'

/** A booth as the plan of its hall knows it. */
export interface PlanSpot {
  id: string
  code: string
  state: BoothState
  /** Short name of the company that has it. */
  name: string
}

interface Props {
  from: PlanSpot
  /** Where it was let go of, if it was carried; said where nobody can come there. */
  onto?: PlanSpot | undefined
  /** All of the hall. */
  booths: readonly PlanSpot[]
  onClose: () => void
}

const schema = boothsMoved.omit({ companyId: true })

/** Takes a company from one booth to another: to a free one, or it changes places with whoever is there. */
export function MoveDialog({ from, onto, booths, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const [form] = Form.useForm()
  const isOpen = onto !== undefined && canCome(onto.state)
  const content = useDialogFocus()
  const chosen: string[] = Form.useWatch('boothIds', form) ?? []
  const target = booths.find(({ id }) => id === chosen[0])
  const isSwap = target !== undefined && useOfState[target.state] === 'taken'
  const { holder: mover, isNobody, retry } = useHolder(from.id)
  const { holder: other } = useHolder(isSwap ? target.id : undefined)

  async function submit({ boothIds, reason }: { boothIds: string[]; reason: string }): Promise<void> {
    if (!mover || !target) return
    const { companyId } = mover
    if (isSwap && other) {
      await call(swapBooths, { body: { companyId, otherId: other.companyId, reason } })
      announce('success', texts.swapped, () => ({ from: from.code, to: target.code }))
    } else {
      const staying = mover.booths.map(({ id }) => id).filter((id) => id !== from.id)
      await call(moveBooths, { body: { companyId, boothIds: [...staying, ...boothIds], reason } })
      announce('success', texts.moved, () => ({ from: from.code, to: target.code }))
    }
    onClose()
    await refresh('overview', 'halls')
  }

  return (
    <Modal open onCancel={onClose} footer={null} title={say(texts.title)}>
      {mover ? (
        <SchemaForm
          schema={schema}
          form={form}
          initialValues={{ boothIds: isOpen ? [onto.id] : [] }}
          marks={false}
          name="move-booth"
          onSubmit={submit}
          onFailure={() => void refresh('overview', 'halls')}
        >
          <div ref={content}>
            <p>{say(texts.who, { company: mover.companyName, booth: from.code })}</p>
            {onto && !isOpen && !target ? (
              <p role="status" className={styles.warning}>
                {say(texts.notThere, { booth: onto.code, state: boothStateNames[onto.state][language] })}
              </p>
            ) : null}
            <SchemaField name="boothIds" label={say(texts.onto)}>
              <OneBooth booths={booths.filter((booth) => booth.id !== from.id)} />
            </SchemaField>
            {target && isSwap ? (
              <Exchange one={mover} other={other} />
            ) : target ? (
              <Afterwards
                taking={mover}
                booths={[...mover.booths.filter(({ id }) => id !== from.id), target]}
                coming={[target.id]}
              />
            ) : null}
            <SchemaField name="reason" label={say(drawerTexts.reason)} counter>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
            </SchemaField>
          </div>
          <SubmitButton block disabled={isSwap && (!other || other.companyId === mover.companyId)}>
            {say(isSwap ? texts.swap : texts.move)}
          </SubmitButton>
        </SchemaForm>
      ) : isNobody ? (
        <p role="status">{say(texts.nobody, { booth: from.code })}</p>
      ) : retry ? (
        <LoadFailed onRetry={retry} busy={false} />
      ) : (
        <PartSkeleton rows={4} />
      )}
    </Modal>
  )
}

interface Holder {
  /** The company that has a booth, with everything it has. */
  holder: ChooserDetail | undefined
  /** It was let go of meanwhile. */
  isNobody: boolean
  /** Where it could not be read. */
  retry: (() => void) | undefined
}

function useHolder(boothId: string | undefined): Holder {
  const booth = useCall(findBooth, { params: { boothId: boothId ?? '' } }, { enabled: boothId !== undefined })
  const found = booth.data?.booth.id === boothId ? booth.data?.booth : undefined
  const companyId = found?.companyId ?? null
  const chooser = useCall(
    findChooser,
    { params: { companyId: companyId ?? '' } },
    { enabled: companyId !== null },
  )
  const failed = [booth, chooser].find(({ isError, data }) => isError && !data)
  return {
    holder: companyId === null ? undefined : chooser.data,
    isNobody: found !== undefined && companyId === null,
    retry: failed && (() => void failed.refetch()),
  }
}

function Exchange({ one, other }: { one: ChooserDetail; other: ChooserDetail | undefined }) {
  const say = useSay()
  if (!other) return null
  if (other.companyId === one.companyId) return <p role="status">{say(texts.same)}</p>
  const idsOf = ({ booths }: ChooserDetail) => booths.map(({ id }) => id)
  return (
    <>
      <p>{say(texts.swapNote)}</p>
      <Afterwards taking={one} booths={other.booths} coming={idsOf(other)} />
      <Afterwards taking={other} booths={one.booths} coming={idsOf(one)} />
    </>
  )
}

interface AfterwardsProps {
  taking: ChooserDetail
  booths: readonly { id: string; code: string }[]
  /** Those of them that are new to it. */
  coming: readonly string[]
}

/** What a company will have, and beside whom it would stand although it asked not to. */
function Afterwards({ taking, booths, coming }: AfterwardsProps) {
  const say = useSay()
  const beside = useCall(
    unwishedNeighbours,
    { body: { companyId: taking.companyId, boothIds: [...coming] } },
    { enabled: coming.length > 0 && taking.wishes.length > 0 },
  ).data
  return (
    <>
      <p>
        {say(texts.afterwards, {
          company: taking.companyName,
          booths: booths.map(({ code }) => code).join(' '),
        })}
      </p>
      {beside?.map(({ company, reason }) => (
        <p key={company} role="status" className={styles.warning}>
          {taking.companyName}: {say(drawerTexts.wouldStandBeside, { company, reason })}
        </p>
      ))}
    </>
  )
}
