import { doorNames as useNames } from '@fairground/floorplan/element-names'
import { doorsOnSite, outlineOf } from '@fairground/floorplan/hall-on-site'
import { turnedHall } from '@fairground/floorplan/site-design/site-pieces'
import { groundBefore } from '@fairground/floorplan/site-design/site-problems'
import { planSearch } from '@fairground/wire/hall/plan-address'
import { Button } from 'antd'
import { Link } from 'react-router'
import { doorNames, looksOf } from '../../hall'
import { useLanguage, useSay } from '../../lib/language'
import { FieldRow } from '../panels/side/field-row'
import panelStyles from '../panels/side/side-panel.module.css'
import { PlaceFields, RemoveButton } from './piece-fields'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk, useSiteState } from './site-context'
import { groundNames } from './site-names'

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
