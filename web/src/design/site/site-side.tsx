import type { SiteRef } from '@fairground/floorplan/site-design/site-pieces'
import { isSameRef } from '@fairground/floorplan/site-design/site-pieces'
import { ConfigProvider } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { Figure } from '../panels/dialogs/number-fields'
import panelStyles from '../panels/side/side-panel.module.css'
import { GroundForm } from './ground-form'
import { HallForm } from './hall-form'
import { nameOfRef } from './name-of-ref'
import { GateForm, TreeForm } from './point-forms'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk, useSiteState } from './site-context'

const dense = { token: { controlHeight: 34, fontSize: 13.5, colorTextDisabled: 'var(--ink-2)' } }

/** What is known of what is chosen; of the whole site where nothing is. */
export function SiteSide() {
  const say = useSay()
  const language = useLanguage()
  const { onlyViewed } = useSiteDesk()
  const shown = useSiteState((state) => state.shown)
  const selection = useSiteState((state) => state.selection)
  return (
    <ConfigProvider theme={dense} componentDisabled={onlyViewed !== undefined}>
      <section className={panelStyles.panel} aria-label={say(texts.site)}>
        <header className={panelStyles.head}>
          <h2>{selection ? nameOfRef(shown, selection, language) : say(texts.site)}</h2>
        </header>
        <div className={panelStyles.body}>
          {onlyViewed ? <p className={panelStyles.locked}>{say(texts[onlyViewed])}</p> : null}
          {selection ? <Form key={`${selection.kind} ${selection.id}`} of={selection} /> : <Whole />}
          <Pieces />
        </div>
      </section>
    </ConfigProvider>
  )
}

function Form({ of }: { of: SiteRef }) {
  switch (of.kind) {
    case 'hall':
      return <HallForm code={of.id} />
    case 'ground':
      return <GroundForm id={of.id} />
    case 'gate':
    case 'place':
      return <GateForm kind={of.kind} id={of.id} />
    case 'tree':
      return <TreeForm index={Number(of.id)} />
  }
}

function Whole() {
  const { editor } = useSiteDesk()
  const { width, depth, north } = useSiteState((state) => state.draft)
  const set = (change: { width?: number; depth?: number; north?: number }) =>
    editor.change('hall', (site) => ({ ...site, ...change }), { run: `site ${Object.keys(change).join()}` })
  return (
    <>
      <div className={styles.two}>
        <Figure
          label={texts.width}
          suffix="m"
          least={10}
          most={2000}
          value={width}
          onChange={(next) => set({ width: next })}
        />
        <Figure
          label={texts.depth}
          suffix="m"
          least={10}
          most={2000}
          value={depth}
          onChange={(next) => set({ depth: next })}
        />
      </div>
      <Figure
        label={texts.north}
        suffix="°"
        least={0}
        most={359}
        value={north}
        onChange={(next) => set({ north: next })}
      />
    </>
  )
}

const groups = [
  ['hall', texts.hall],
  ['gate', texts.gate],
  ['place', texts.place],
  ['ground', texts.ground],
] as const

/** Everything on the site, for whoever does not point at it. */
function Pieces() {
  const say = useSay()
  const language = useLanguage()
  const { show } = useSiteDesk()
  const draft = useSiteState((state) => state.draft)
  const selection = useSiteState((state) => state.selection)
  const idsOf = {
    hall: draft.halls.map(({ hall }) => hall),
    gate: draft.gates.map(({ id }) => id),
    place: draft.places.map(({ id }) => id),
    ground: draft.grounds.map(({ id }) => id).reverse(),
  }
  return (
    <details className={styles.pieces}>
      <summary>{say(texts.pieces)}</summary>
      {groups.map(([kind, title]) => (
        <section key={kind} aria-label={say(title)}>
          <h3>{say(title)}</h3>
          {idsOf[kind].length === 0 ? <p className={panelStyles.note}>{say(texts.noPieces)}</p> : null}
          <ul>
            {idsOf[kind].map((id) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={isSameRef(selection, { kind, id })}
                  onClick={() => show({ kind, id })}
                >
                  {nameOfRef(draft, { kind, id }, language)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
