import { doorNames as useNames } from '@fairground/floorplan/element-names'
import { doorsOnSite, outlineOf } from '@fairground/floorplan/hall-on-site'
import {
  movedBy,
  reordered,
  type SiteRef,
  treesAlong,
  turnedHall,
  withCorner,
  withCornerAfter,
  withoutCorner,
  withoutRef,
} from '@fairground/floorplan/site-design/site-pieces'
import { groundBefore } from '@fairground/floorplan/site-design/site-problems'
import { gateUses, groundUses, placeUses, type SitePlan } from '@fairground/floorplan/site-plan'
import { planSearch } from '@fairground/wire/hall/plan-address'
import { Button, Input, InputNumber, Select } from 'antd'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { doorNames, looksOf } from '../../hall'
import { useLanguage, useSay } from '../../lib/language'
import { Figure } from '../panels/dialogs/number-fields'
import { FieldRow } from '../panels/side/field-row'
import panelStyles from '../panels/side/side-panel.module.css'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk, useSiteState } from './site-context'
import { gateNames, groundNames, placeNames } from './site-names'

type Change = (site: SitePlan) => SitePlan

/** Changes of one field that follow each other are one step to undo. */
function useEdit(of: SiteRef) {
  const { editor } = useSiteDesk()
  return (field: string, change: Change) =>
    editor.change('edit', change, { run: `${of.kind} ${of.id} ${field}` })
}

function RemoveButton({ of }: { of: SiteRef }) {
  const say = useSay()
  const { editor } = useSiteDesk()
  return (
    <Button danger onClick={() => editor.change('remove', (site) => withoutRef(site, of))}>
      {say(texts.remove)}
    </Button>
  )
}

/** Where it lies, typed. */
function PlaceFields({ of, x, y }: { of: SiteRef; x: number; y: number }) {
  const edit = useEdit(of)
  return (
    <div className={styles.two}>
      <Figure
        label={texts.x}
        suffix="m"
        least={-1000}
        most={2000}
        step={0.5}
        value={x}
        onChange={(next) => edit('x', (site) => movedBy(site, of, { x: next - x, y: 0 }))}
      />
      <Figure
        label={texts.y}
        suffix="m"
        least={-1000}
        most={2000}
        step={0.5}
        value={y}
        onChange={(next) => edit('y', (site) => movedBy(site, of, { x: 0, y: next - y }))}
      />
    </div>
  )
}

interface NameProps {
  value: { zh: string; en: string }
  required?: boolean
  onChange: (language: 'zh' | 'en', text: string) => void
}

function NameFields({ value, required = false, onChange }: NameProps) {
  const say = useSay()
  const ids = { zh: useId(), en: useId() }
  return (
    <>
      {(['zh', 'en'] as const).map((language) => (
        <FieldRow
          key={language}
          label={say(language === 'zh' ? texts.nameZh : texts.nameEn)}
          htmlFor={ids[language]}
          required={required}
        >
          <Input
            id={ids[language]}
            value={value[language]}
            maxLength={language === 'zh' ? 60 : 80}
            status={required && value[language].trim() === '' ? 'error' : ''}
            onChange={({ target }) => onChange(language, target.value)}
          />
        </FieldRow>
      ))}
    </>
  )
}

interface UseProps<Use extends string> {
  value: Use
  names: Record<Use, { zh: string; en: string }>
  uses: readonly Use[]
  onChange: (use: Use) => void
}

function UseField<Use extends string>({ value, names, uses, onChange }: UseProps<Use>) {
  const say = useSay()
  const language = useLanguage()
  const id = useId()
  return (
    <FieldRow label={say(texts.use)} htmlFor={id}>
      <Select
        id={id}
        value={value}
        options={uses.map((use) => ({ value: use, label: names[use][language] }))}
        onChange={onChange}
      />
    </FieldRow>
  )
}

export function HallForm({ code }: { code: string }) {
  const say = useSay()
  const language = useLanguage()
  const { editor, extents, halls } = useSiteDesk()
  const placed = useSiteState((state) => state.shown.halls.find(({ hall }) => hall === code))
  const of = { kind: 'hall' as const, id: code }
  const extent = extents.get(code)
  const hall = halls.find((one) => one.code === code)
  if (!placed) return null
  const outline = extent && outlineOf(placed, extent)
  return (
    <>
      {hall ? <p className={panelStyles.note}>{hall.name[language]}</p> : null}
      <PlaceFields of={of} x={placed.x} y={placed.y} />
      <FieldRow label={say(texts.turn)} aside={`${placed.turn}°`}>
        <Button onClick={() => editor.change('rotate', (site) => turnedHall(site, extents, code))}>
          {say(texts.turnOn)}
        </Button>
      </FieldRow>
      {outline ? (
        <p className={panelStyles.note}>
          {say(texts.extent, { width: outline.width, depth: outline.depth })}
        </p>
      ) : null}
      {hall ? <Doors code={code} /> : null}
      {hall ? (
        <Link to={`/venue/plan/design?${planSearch({ hallId: hall.id }, language)}`}>
          {say(texts.drawHall)}
        </Link>
      ) : null}
      <RemoveButton of={of} />
    </>
  )
}

/** Which of its doors lead where, as it stands now. */
function Doors({ code }: { code: string }) {
  const say = useSay()
  const language = useLanguage()
  const { halls, problems } = useSiteDesk()
  const site = useSiteState((state) => state.draft)
  const placed = site.halls.find(({ hall }) => hall === code)
  const [look] = looksOf(
    halls.filter((one) => one.code === code),
    () => '',
  )
  if (!placed || !look) return null
  const names = doorNames({ ...look, elements: look.scenery }, language, site.north - placed.turn)
  const blocked = new Set(
    problems.flatMap(({ kind, refs, door }) =>
      kind === 'doorBlocked' && refs[0]?.id === code ? [door] : [],
    ),
  )
  const doors = doorsOnSite(placed, look)
  return (
    <FieldRow label={say(texts.doors)}>
      {doors.length === 0 ? <p className={panelStyles.note}>{say(texts.noDoors)}</p> : null}
      <ul className={styles.doors}>
        {doors.map((door) => {
          const ground = groundBefore(site, door)
          const name = names.get(door.id) ?? door.label?.[language] ?? useNames[door.use][language]
          const where = ground
            ? ground.label?.[language] || groundNames[ground.use][language]
            : say(texts.onOpen)
          const isBlocked = ground?.use === 'water' || blocked.has(door.id)
          return (
            <li key={door.id} data-blocked={isBlocked || undefined}>
              {say(isBlocked ? texts.leadsNowhere : texts.leadsTo, { door: name, ground: where })}
            </li>
          )
        })}
      </ul>
      <p className={panelStyles.note}>{say(texts.doorsNote)}</p>
    </FieldRow>
  )
}

const emptyName = { zh: '', en: '' }

export function GroundForm({ id }: { id: string }) {
  const say = useSay()
  const { editor } = useSiteDesk()
  const ground = useSiteState((state) => state.shown.grounds.find((one) => one.id === id))
  const place = useSiteState((state) => state.draft.grounds.findIndex((one) => one.id === id))
  const count = useSiteState((state) => state.draft.grounds.length)
  const of = { kind: 'ground' as const, id }
  const edit = useEdit(of)
  if (!ground) return null
  const set =
    (change: Partial<SitePlan['grounds'][number]>): Change =>
    (site) => ({
      ...site,
      grounds: site.grounds.map((one) => (one.id === id ? { ...one, ...change } : one)),
    })
  const { label = emptyName } = ground
  return (
    <>
      <UseField
        value={ground.use}
        names={groundNames}
        uses={groundUses}
        onChange={(use) => edit('use', set({ use }))}
      />
      <NameFields
        value={label}
        onChange={(language, text) =>
          edit(`name ${language}`, set({ label: { ...label, [language]: text } }))
        }
      />
      <FieldRow label={say(texts.orderNote)}>
        <div className={styles.two}>
          <Button
            disabled={place >= count - 1}
            onClick={() => editor.change('edit', (site) => reordered(site, id, 1))}
          >
            {say(texts.higher)}
          </Button>
          <Button
            disabled={place <= 0}
            onClick={() => editor.change('edit', (site) => reordered(site, id, -1))}
          >
            {say(texts.lower)}
          </Button>
        </div>
      </FieldRow>
      <Planting points={ground.points} />
      <FieldRow label={say(texts.corners)} aside={ground.points.length}>
        <ol className={styles.corners}>
          {ground.points.map(({ x, y }, corner) => {
            const number = corner + 1
            const to = (axis: 'x' | 'y', next: number | null) =>
              next === null
                ? undefined
                : edit(`corner ${corner} ${axis}`, (site) =>
                    withCorner(site, id, corner, { x, y, [axis]: Math.round(next * 100) / 100 }),
                  )
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place
              <li key={corner}>
                <InputNumber
                  size="small"
                  aria-label={say(texts.cornerX, { number })}
                  value={x}
                  min={-1000}
                  max={2000}
                  onChange={(next) => to('x', next)}
                />
                <InputNumber
                  size="small"
                  aria-label={say(texts.cornerY, { number })}
                  value={y}
                  min={-1000}
                  max={2000}
                  onChange={(next) => to('y', next)}
                />
                <Button
                  size="small"
                  type="text"
                  aria-label={say(texts.addCorner, { number })}
                  onClick={() => edit('corners', (site) => withCornerAfter(site, id, corner))}
                >
                  +
                </Button>
                <Button
                  size="small"
                  type="text"
                  disabled={ground.points.length <= 3}
                  aria-label={say(texts.removeCorner, { number })}
                  onClick={() => edit('corners', (site) => withoutCorner(site, id, corner))}
                >
                  −
                </Button>
              </li>
            )
          })}
        </ol>
      </FieldRow>
      <RemoveButton of={of} />
    </>
  )
}

const mostTrees = 5000

function Planting({ points }: { points: SitePlan['grounds'][number]['points'] }) {
  const say = useSay()
  const { editor } = useSiteDesk()
  const planted = useSiteState((state) => state.draft.trees.length)
  const [every, setEvery] = useState(12)
  const trees = treesAlong(points, every).slice(0, mostTrees - planted)
  return (
    <div className={styles.planting}>
      <Figure label={texts.plant} suffix="m" least={2} most={200} value={every} onChange={setEvery} />
      <Button
        disabled={trees.length === 0}
        onClick={() => editor.change('draw', (site) => ({ ...site, trees: [...site.trees, ...trees] }))}
      >
        {say(texts.plantDo, { count: trees.length })}
      </Button>
    </div>
  )
}

export function GateForm({ kind, id }: { kind: 'gate' | 'place'; id: string }) {
  const gate = useSiteState((state) => state.shown.gates.find((one) => one.id === id))
  const place = useSiteState((state) => state.shown.places.find((one) => one.id === id))
  const of = { kind, id }
  const edit = useEdit(of)
  const piece = kind === 'gate' ? gate : place
  if (!piece) return null
  const set =
    (change: object): Change =>
    (site) =>
      kind === 'gate'
        ? { ...site, gates: site.gates.map((one) => (one.id === id ? { ...one, ...change } : one)) }
        : { ...site, places: site.places.map((one) => (one.id === id ? { ...one, ...change } : one)) }
  return (
    <>
      {gate ? (
        <UseField
          value={gate.use}
          names={gateNames}
          uses={gateUses}
          onChange={(use) => edit('use', set({ use }))}
        />
      ) : null}
      {place ? (
        <UseField
          value={place.use}
          names={placeNames}
          uses={placeUses}
          onChange={(use) => edit('use', set({ use }))}
        />
      ) : null}
      <NameFields
        required
        value={piece.label}
        onChange={(language, text) =>
          edit(`name ${language}`, set({ label: { ...piece.label, [language]: text } }))
        }
      />
      <PlaceFields of={of} x={piece.at.x} y={piece.at.y} />
      <RemoveButton of={of} />
    </>
  )
}

export function TreeForm({ index }: { index: number }) {
  const tree = useSiteState((state) => state.shown.trees[index])
  const of = { kind: 'tree' as const, id: String(index) }
  if (!tree) return null
  return (
    <>
      <PlaceFields of={of} x={tree.x} y={tree.y} />
      <RemoveButton of={of} />
    </>
  )
}
