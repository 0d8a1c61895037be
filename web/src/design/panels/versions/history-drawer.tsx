import { boothStateNames } from '@fairground/domain/booth'
import { breachNames } from '@fairground/domain/design'
import { fill } from '@fairground/domain/text'
import { comparePlans, type PlanComparison } from '@fairground/floorplan/design/compare'
import type { Draft } from '@fairground/floorplan/design/draft'
import { restored } from '@fairground/floorplan/design/operations/restore'
import { breachesOf } from '@fairground/floorplan/design/safe-mode'
import { planVersion, planVersions, type VersionOfPlan } from '@fairground/wire/design'
import { Button, Checkbox, Drawer } from 'antd'
import { useRef, useState } from 'react'
import { formatFullMoment, formatNumber } from '../../../lib/format'
import { useLanguage, useSay } from '../../../lib/language'
import { call } from '../../../session/session'
import { useCall } from '../../../session/use-call'
import { useReader } from '../../../session/use-fair'
import { announcer } from '../../../ui/announce'
import { useFocusBack } from '../../../ui/dialog-focus'
import { LoadFailed } from '../../../ui/load-failed'
import { PartSkeleton } from '../../../ui/part-skeleton'
import { useCommand } from '../../../ui/use-command'
import { useDesign } from '../../design-context'
import { draftIn } from '../../use-draft'
import { ComparedPlans } from './compared-plans'
import styles from './versions.module.css'
import { versionTexts as texts } from './versions.texts'

const design = announcer('design')

interface Read {
  number: number
  draft: Draft
}

/** Every version that was published: who, when, why; any two compared, any one brought back into the draft. */
export function HistoryDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { hall, published, onlyViewed } = useDesign()
  const versions = useCall(planVersions, { params: { hallId: hall.id } })
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [compared, setCompared] = useState<{ before: Read; after: Read; changes: PlanComparison }>()
  const [wanted, setWanted] = useState<Read>()
  useFocusBack()
  const { busy, run } = useCommand(design)

  const read = async (number: number): Promise<Read> => ({
    number,
    draft: draftIn((await call(planVersion, { params: { hallId: hall.id, number } })).scene),
  })
  const compare = () =>
    run(async () => {
      const [before = 0, after = 0] = ticked.toSorted((one, other) => one - other)
      const [older, newer] = [await read(before), await read(after)]
      setCompared({ before: older, after: newer, changes: comparePlans(older.draft, newer.draft) })
    })

  if (compared) {
    const { before, after, changes } = compared
    return (
      <Drawer
        open
        mask={false}
        size={420}
        title={say(texts.compareTwo, { before: before.number, after: after.number })}
        onClose={onClose}
        extra={
          <Button type="link" autoFocus onClick={() => setCompared(undefined)}>
            {say(texts.back)}
          </Button>
        }
      >
        <ComparedPlans changes={changes} />
      </Drawer>
    )
  }

  return (
    <Drawer
      open
      mask={false}
      size={420}
      title={say(texts.historyTitle)}
      onClose={onClose}
      footer={
        ticked.length > 0 ? (
          <Button block type="primary" disabled={ticked.length !== 2} loading={busy} onClick={compare}>
            {say(texts.compareChosen)}
          </Button>
        ) : null
      }
    >
      <p className={styles.lead}>{say(texts.historyLead)}</p>
      {versions.isError ? (
        <LoadFailed onRetry={() => void versions.refetch()} busy={versions.isFetching} />
      ) : null}
      {versions.isPending ? <PartSkeleton rows={6} /> : null}
      {versions.data?.length === 0 ? <p className={styles.lead}>{say(texts.historyNone)}</p> : null}
      <ol className={styles.versions}>
        {versions.data?.map((version) => (
          <li key={version.number}>
            <Checkbox
              aria-label={say(texts.tick, { number: version.number })}
              checked={ticked.includes(version.number)}
              disabled={ticked.length === 2 && !ticked.includes(version.number)}
              onChange={({ target }) =>
                setTicked(
                  target.checked
                    ? [...ticked, version.number]
                    : ticked.filter((number) => number !== version.number),
                )
              }
            />
            <VersionLine version={version} isCurrent={version.number === published.number} />
            {onlyViewed ? null : (
              <BringBack
                busy={busy}
                wanted={wanted?.number === version.number ? wanted : undefined}
                onWant={() => run(async () => setWanted(await read(version.number)))}
                onDone={onClose}
                onCancel={() => setWanted(undefined)}
              />
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  )
}

function VersionLine({ version, isCurrent }: { version: VersionOfPlan; isCurrent: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  return (
    <div className={styles.version}>
      <p>
        <b>{say(texts.version, { number: version.number })}</b>
        {isCurrent ? <span className={styles.current}>{say(texts.current)}</span> : null}
        <span>{[version.by, formatFullMoment(version.at, reader)].filter(Boolean).join(' · ')}</span>
      </p>
      <p className={version.note ? styles.said : styles.unsaid}>{version.note || say(texts.noNote)}</p>
      <p className={styles.figures}>
        {say(texts.figures, {
          count: version.booths,
          area: formatNumber(version.areaM2, language),
        })}
      </p>
    </div>
  )
}

interface BringBackProps extends Pick<RestoreProps, 'onDone' | 'onCancel'> {
  busy: boolean
  /** This version, once it is asked whether it should really come back. */
  wanted: Read | undefined
  onWant: () => void
}

/** The focus goes to the question and, when it is called off, back to what asked it. */
function BringBack({ busy, wanted, onWant, onDone, onCancel }: BringBackProps) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} size="small" disabled={busy} onClick={onWant}>
        {say(texts.restore)}
      </Button>
      {wanted ? (
        <Restore
          wanted={wanted}
          onDone={onDone}
          onCancel={() => {
            button.current?.focus()
            onCancel()
          }}
        />
      ) : null}
    </>
  )
}

interface RestoreProps {
  wanted: Read
  onDone: () => void
  onCancel: () => void
}

/** Said before it is done: what becomes of the plan, and which booths safe mode would hold on to. */
function Restore({ wanted: { number, draft }, onDone, onCancel }: RestoreProps) {
  const say = useSay()
  const language = useLanguage()
  const { editor, published, facts } = useDesign()
  const breaches = breachesOf(published.draft, draft, facts)

  function restore(): void {
    editor.load(restored(editor.get().draft, draft))
    design.announce('success', texts.restored, () => ({ number }))
    onDone()
  }
  return (
    <div className={styles.restore} role="alertdialog" aria-label={say(texts.restoreTitle, { number })}>
      <b>{say(texts.restoreTitle, { number })}</b>
      <p>{say(texts.restoreNote, { number })}</p>
      {breaches.length > 0 ? (
        <>
          <p className={styles.bad}>
            {say(texts.restoreHeld, {
              number,
              codes: [...new Set(breaches.map(({ code }) => code))].join(language === 'zh' ? '、' : ', '),
            })}
          </p>
          <ul>
            {breaches.map(({ id, code, state, kind }) => (
              <li key={`${id} ${kind}`}>
                {fill(breachNames[kind][language], { code, state: boothStateNames[state][language] })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <span className={styles.acts}>
        <Button size="small" autoFocus onClick={onCancel}>
          {say(texts.cancel)}
        </Button>
        <Button size="small" type="primary" onClick={restore}>
          {say(texts.restore)}
        </Button>
      </span>
    </div>
  )
}
