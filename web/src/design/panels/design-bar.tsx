import { DownOutlined, EyeOutlined, LeftOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { useOfState } from '@fairground/domain/booth'
import { hindering } from '@fairground/domain/design'
import { listHalls } from '@fairground/wire/hall'
import { planSearch, siteDesign } from '@fairground/wire/hall/plan-address'
import { Button, ConfigProvider, Dropdown, Tooltip } from 'antd'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import type { TextEntry } from '../../lib/text'
import { useCall } from '../../session/use-call'
import { BrandMark } from '../../ui/brand-mark'
import { useDesign, useEditor } from '../design-context'
import { useDesk } from '../desk-context'
import { FilesMenu } from '../files'
import { inHall } from '../look'
import { useDrawnBooths } from '../use-drawn-booths'
import { Banners } from './banners'
import { byKeyboard } from './by-keyboard'
import styles from './design-bar.module.css'
import { metresIn } from './measures'
import { stepTexts, panelTexts as texts } from './panels.texts'
import { SavingState } from './saving-state'

const dense = { token: { controlHeight: 34, controlHeightSM: 28 } }

/** Which hall this is, what can be undone, how it is kept, and the way out to everybody. */
export function DesignBar() {
  const say = useSay()
  const { onlyViewed } = useDesign()
  return (
    <ConfigProvider theme={dense}>
      <header className={styles.bar}>
        <Link to="/venue/plan" className={styles.home} aria-label={say(texts.back)} title={say(texts.back)}>
          <BrandMark size={28} />
          <LeftOutlined />
        </Link>
        <HallChoice />
        <HallMeasures />
        {onlyViewed ? null : <Steps />}
        <FilesMenu />
        <span className={styles.space} />
        <DraftBadge />
        <SavingState />
        <Compared />
        <ToHistory />
        <Preview />
        {onlyViewed ? null : <Publish />}
      </header>
      <Banners />
    </ConfigProvider>
  )
}

function HallChoice() {
  const say = useSay()
  const { hall } = useDesign()
  const language = useLanguage()
  const { pathname } = useLocation()
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const halls = useCall(listHalls, { body: {} }).data ?? []
  const linkTo = (id: string): string => `${pathname}?${inHall(address, id)}`
  const items = halls.map(({ id, code, name }) => ({
    key: id,
    label: (
      <Link to={linkTo(id)} className={styles.hallItem}>
        <b>{code}</b> {name}
      </Link>
    ),
    onClick: byKeyboard(() => void navigate(linkTo(id))),
  }))
  const whole = {
    key: 'site',
    label: <Link to={siteDesign.path}>{say(texts.wholeSite)}</Link>,
    onClick: byKeyboard(() => void navigate(siteDesign.path)),
  }
  return (
    <Dropdown
      menu={{
        items: [...items, { type: 'divider' }, whole],
        selectedKeys: [hall.id],
        className: styles.halls ?? '',
      }}
      trigger={['click']}
      placement="bottomLeft"
    >
      <button type="button" className={styles.hall} title={say(texts.otherHall)}>
        <h1>
          {hall.code} {hall.name[language]}
        </h1>
        <DownOutlined />
      </button>
    </Dropdown>
  )
}

function HallMeasures() {
  const say = useSay()
  const width = useEditor(({ draft }) => draft.width)
  const depth = useEditor(({ draft }) => draft.depth)
  const drawn = useDrawnBooths()
  const count = drawn.filter(({ state }) => useOfState[state] !== 'notOffered').length
  return (
    <p className={styles.measures}>
      {say(texts.size, { width: metresIn(width), depth: metresIn(depth) })}
      <i>·</i>
      {say(texts.booths, { count })}
    </p>
  )
}

function Steps() {
  const say = useSay()
  const { editor } = useDesign()
  const undoes = useEditor((state) => state.undoes)
  const redoes = useEditor((state) => state.redoes)
  const named = (step: typeof undoes, words: TextEntry, none: TextEntry) =>
    step ? say(words, { step: say(stepTexts[step]) }) : say(none)
  const undo = named(undoes, texts.undo, texts.nothingToUndo)
  const redo = named(redoes, texts.redo, texts.nothingToRedo)
  return (
    <span className={styles.steps}>
      <Tooltip title={undo}>
        <Button
          type="text"
          icon={<UndoOutlined />}
          aria-label={undo}
          disabled={!undoes}
          onClick={() => editor.undo()}
        />
      </Tooltip>
      <Tooltip title={redo}>
        <Button
          type="text"
          icon={<RedoOutlined />}
          aria-label={redo}
          disabled={!redoes}
          onClick={() => editor.redo()}
        />
      </Tooltip>
    </span>
  )
}

function DraftBadge() {
  const say = useSay()
  const { published } = useDesign()
  const { changes } = useDesk()
  return changes.same ? (
    <span className={styles.asPublished}>{say(texts.published, { number: published.number })}</span>
  ) : (
    <span className={styles.draft}>{say(texts.draft, { number: published.number + 1 })}</span>
  )
}

function Compared() {
  const say = useSay()
  const { published } = useDesign()
  const { changes, setOpen } = useDesk()
  const figures = {
    number: published.number,
    added: changes.added.length,
    changed: changes.changed.length,
    removed: changes.removed.length,
  }
  return (
    <button
      type="button"
      className={styles.compare}
      title={say(texts.compareSaid, figures)}
      onClick={() => setOpen({ part: 'compare' })}
    >
      <b>{say(texts.compare)}</b>
      <span className={styles.with}>{say(texts.withPublished, figures)}</span>
      <span className={styles.added}>+{figures.added}</span>
      <span className={styles.changed}>~{figures.changed}</span>
      <span className={styles.removed}>−{figures.removed}</span>
    </button>
  )
}

function ToHistory() {
  const { setOpen } = useDesk()
  return (
    <button type="button" className={styles.history} onClick={() => setOpen({ part: 'history' })}>
      {useSay()(texts.history)}
    </button>
  )
}

function Preview() {
  const say = useSay()
  const { hall } = useDesign()
  const language = useLanguage()
  return (
    <Button
      className={styles.preview ?? ''}
      icon={<EyeOutlined />}
      href={`/booth/anon?${planSearch({ hallId: hall.id }, language)}`}
      target="_blank"
      title={say(texts.previewHint)}
    >
      <span className={styles.word}>{say(texts.preview)}</span>
    </Button>
  )
}

function Publish() {
  const say = useSay()
  const { problems, changes, setOpen } = useDesk()
  const count = problems.filter(({ kind }) => hindering.has(kind)).length
  return (
    <Tooltip title={changes.same ? say(texts.nothingToPublish) : undefined}>
      <Button
        type="primary"
        disabled={changes.same}
        aria-label={count > 0 ? say(texts.publishCount, { count }) : say(texts.publish)}
        onClick={() => setOpen({ part: 'publish' })}
      >
        {say(texts.publish)}
        {count > 0 ? <span className={styles.count}>{count}</span> : null}
      </Button>
    </Tooltip>
  )
}
