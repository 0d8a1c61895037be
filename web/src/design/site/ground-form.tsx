import {
  reordered,
  treesAlong,
  withCorner,
  withCornerAfter,
  withoutCorner,
} from '@fairground/floorplan/site-design/site-pieces'
import { groundUses, type SitePlan } from '@fairground/floorplan/site-plan'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { useSay } from '../../lib/language'
import { Figure } from '../panels/dialogs/number-fields'
import { FieldRow } from '../panels/side/field-row'
import { type Change, NameFields, RemoveButton, UseField, useEdit } from './piece-fields'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk, useSiteState } from './site-context'
import { groundNames } from './site-names'

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
