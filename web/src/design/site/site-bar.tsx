import { EyeOutlined, LeftOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, ConfigProvider } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { BrandMark } from '../../ui/brand-mark'
import { KeptHere, OtherDraft } from '../panels/banners'
import bannerStyles from '../panels/banners.module.css'
import barStyles from '../panels/design-bar.module.css'
import { stepTexts } from '../panels/panels.texts'
import { SavingWords } from '../panels/saving-state'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk, useSiteSaving, useSiteState } from './site-context'
import { SiteHistory } from './site-history'
import { SitePublish } from './site-publish'

const dense = { token: { controlHeight: 34, controlHeightSM: 28 } }

/** What this is, what can be undone, how it is kept, and the way out to everybody. */
export function SiteBar() {
  const say = useSay()
  const language = useLanguage()
  const { opened, keeper, offered, changes, onlyViewed } = useSiteDesk()
  const saving = useSiteSaving()
  const width = useSiteState((state) => state.shown.width)
  const depth = useSiteState((state) => state.shown.depth)
  const [open, setOpen] = useState<'publish' | 'history'>()
  const close = () => setOpen(undefined)
  const { number } = opened.published
  return (
    <ConfigProvider theme={dense}>
      <header className={barStyles.bar}>
        <Link
          to="/venue/plan"
          className={barStyles.home}
          aria-label={say(texts.back)}
          title={say(texts.back)}
        >
          <BrandMark size={28} />
          <LeftOutlined />
        </Link>
        <div className={barStyles.hall}>
          <h1>{say(texts.title)}</h1>
        </div>
        <p className={barStyles.measures}>{say(texts.measures, { width, depth })}</p>
        {onlyViewed ? null : <Steps />}
        <span className={barStyles.space} />
        {changes.length > 0 ? (
          <span className={barStyles.draft}>{say(texts.draft)}</span>
        ) : (
          <span className={barStyles.asPublished}>
            {number > 0 ? say(texts.published, { number }) : say(texts.never)}
          </span>
        )}
        <SavingWords saving={saving} onAgain={() => void keeper.flush()} />
        <button type="button" className={barStyles.history} onClick={() => setOpen('history')}>
          {say(texts.history)}
        </button>
        <Button
          icon={<EyeOutlined />}
          href={language === 'zh' ? '/plan/planAnon' : '/plan/planAnonEN'}
          target="_blank"
        >
          {say(texts.preview)}
        </Button>
        {onlyViewed ? null : (
          <Button type="primary" onClick={() => setOpen('publish')}>
            {say(texts.publish)}
          </Button>
        )}
      </header>
      <div className={bannerStyles.banners}>
        {saving.state === 'conflict' ? <OtherDraft message={saving.message} keeper={keeper} /> : null}
        {offered.at && !onlyViewed && saving.state !== 'conflict' ? (
          <KeptHere at={offered.at} offered={offered} />
        ) : null}
      </div>
      {open === 'publish' ? <SitePublish onClose={close} /> : null}
      {open === 'history' ? <SiteHistory onClose={close} /> : null}
    </ConfigProvider>
  )
}

function Steps() {
  const say = useSay()
  const { editor } = useSiteDesk()
  const undoes = useSiteState((state) => state.undoes)
  const redoes = useSiteState((state) => state.redoes)
  const named = (words: typeof texts.undo, step: typeof undoes) =>
    step ? `${say(words)} ${say(stepTexts[step])}` : say(words)
  return (
    <span className={barStyles.steps}>
      <Button
        type="text"
        icon={<UndoOutlined />}
        aria-label={named(texts.undo, undoes)}
        title={named(texts.undo, undoes)}
        disabled={!undoes}
        onClick={() => editor.undo()}
      />
      <Button
        type="text"
        icon={<RedoOutlined />}
        aria-label={named(texts.redo, redoes)}
        title={named(texts.redo, redoes)}
        disabled={!redoes}
        onClick={() => editor.redo()}
      />
    </span>
  )
}
