import { planFormats, planLayouts, planPapers } from '@fairground/domain/plan-export'
import type { Text } from '@fairground/domain/text'
import { hallMapForKnown, siteOverview } from '@fairground/wire/hall/maps'
import { type PlanExport, type PlanOrder, planMailbox } from '@fairground/wire/plan-export'
import { Button, Form, Modal, Progress, Segmented, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { useCall } from '../session/use-call'
import { sceneOf } from './booth-on-map'
import { doorNames } from './door-names'
import { doorsIn, middleOf } from './doors'
import { planExportTexts as texts } from './plan-export.texts'
import styles from './plan-export-dialog.module.css'
import { northOf } from './site-on-overview'
import { usePlanExport } from './use-plan-export'

interface Props {
  hall: { id: string; code: string; name: Text }
  onClose: () => void
}

type Wishes = Omit<PlanOrder, 'hallId' | 'here'>
const kinds = ['plan', 'here'] as const

/** What the plan is wanted for, and how far it is. */
export function PlanExportDialog({ hall, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [kind, setKind] = useState<(typeof kinds)[number]>('plan')
  const [door, setDoor] = useState<string>()
  const [wishes, setWishes] = useState<Wishes>({
    format: 'pdf',
    paper: 'A4',
    layout: 'fitted',
    byMail: false,
  })
  const mailbox = useCall(planMailbox).data
  const doors = useDoors(hall.id, kind === 'here')
  const { busy, progress, start } = usePlanExport()
  const chosen = doors.find(({ id }) => id === door) ?? doors[0]
  const wish = (some: Partial<Wishes>) => setWishes((before) => ({ ...before, ...some }))

  async function order(): Promise<void> {
    const here = kind === 'here' ? chosen?.at : undefined
    if (await start({ hallId: hall.id, ...wishes, ...(here && { here, format: 'pdf' }) })) onClose()
  }

  return (
    <Modal
      open
      onCancel={onClose}
      title={say(texts.title, { hall: `${hall.code} ${hall.name[language]}` })}
      footer={null}
    >
      <Form layout="vertical" disabled={busy} onFinish={order}>
        <Form.Item label={say(texts.what)}>
          <Segmented
            aria-label={say(texts.what)}
            block
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: say(texts[value]) }))}
          />
          {kind === 'here' ? <p className={styles.note}>{say(texts.hereNote)}</p> : null}
        </Form.Item>
        {kind === 'here' ? (
          <Form.Item label={say(texts.place)} htmlFor="plan-export-place">
            <Select
              id="plan-export-place"
              value={chosen?.id}
              onChange={setDoor}
              options={doors.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Form.Item>
        ) : (
          <Form.Item label={say(texts.format)}>
            <Segmented
              aria-label={say(texts.format)}
              block
              value={wishes.format}
              onChange={(format) => wish({ format })}
              options={planFormats.map((value) => ({ value, label: value.toUpperCase() }))}
            />
          </Form.Item>
        )}
        {kind === 'here' || wishes.format === 'pdf' ? (
          <div className={styles.pair}>
            <Form.Item label={say(texts.paper)}>
              <Segmented
                aria-label={say(texts.paper)}
                block
                value={wishes.paper}
                onChange={(paper) => wish({ paper })}
                options={[...planPapers]}
              />
            </Form.Item>
            {kind === 'plan' ? (
              <Form.Item label={say(texts.layout)}>
                <Segmented
                  aria-label={say(texts.layout)}
                  block
                  value={wishes.layout}
                  onChange={(layout) => wish({ layout })}
                  options={planLayouts.map((value) => ({ value, label: say(texts[value]) }))}
                />
              </Form.Item>
            ) : null}
          </div>
        ) : null}
        {mailbox ? (
          <Form.Item label={say(texts.delivery)}>
            <Segmented
              aria-label={say(texts.delivery)}
              block
              value={wishes.byMail ? 'mail' : 'download'}
              onChange={(way) => wish({ byMail: way === 'mail' })}
              options={(['download', 'mail'] as const).map((value) => ({ value, label: say(texts[value]) }))}
            />
            {wishes.byMail ? <p className={styles.note}>{say(texts.mailTo, { address: mailbox })}</p> : null}
          </Form.Item>
        ) : null}
        <HowFar progress={progress} />
        <Button type="primary" htmlType="submit" block loading={busy} disabled={kind === 'here' && !chosen}>
          {say(texts.start)}
        </Button>
      </Form>
    </Modal>
  )
}

function HowFar({ progress }: { progress: PlanExport | undefined }) {
  const say = useSay()
  if (!progress) return null
  const { state, sheets, sheetsDone } = progress
  const sheet = Math.min(sheets, sheetsDone + 1)
  return (
    <div className={styles.progress} role="status">
      <Progress percent={Math.round((sheetsDone / sheets) * 100)} showInfo={false} />
      <p>{state === 'waiting' ? say(texts.waiting) : say(texts.drawing, { sheet, sheets })}</p>
    </div>
  )
}

/** The doors of a hall, where such sheets are put up. Asked for only when one is wanted. */
function useDoors(hallId: string, wanted: boolean) {
  const language = useLanguage()
  const { data: map } = useCall(hallMapForKnown, { params: { hallId } }, { enabled: wanted })
  const { data: site } = useCall(siteOverview, {}, { enabled: wanted })
  return useMemo(() => {
    const scene = map && sceneOf(map.scene)
    if (!scene) return []
    const names = doorNames(scene, language, site && northOf(site, map.hall.code))
    return doorsIn(scene).map((door) => ({
      id: door.id,
      name: names.get(door.id) ?? door.id,
      at: middleOf(door),
    }))
  }, [map, site, language])
}
