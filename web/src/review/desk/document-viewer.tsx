import {
  ExportOutlined,
  MinusOutlined,
  PlusOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
} from '@ant-design/icons'
import { urlOf } from '@fairground/wire/kernel/client'
import { reviewDocument } from '@fairground/wire/review'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useSay } from '../../lib/language'
import { detailTexts } from '../detail/detail.texts'
import { deskTexts as texts } from './desk.texts'
import styles from './document-viewer.module.css'
import type { ShownDocument } from './use-documents'

const addressOf = (fileId: string): string => `/api${urlOf(reviewDocument, { params: { fileId } })}`

/** A picture to enlarge and turn, or a PDF in the browser's own reader, which has its own tools for that. */
export function DocumentViewer({ document }: { document: ShownDocument }) {
  const address = addressOf(document.id)
  if (document.picture) return <Picture address={address} name={document.name} />
  return navigator.pdfViewerEnabled ? (
    <div className={styles.stage}>
      <iframe className={styles.frame} src={address} title={document.name} />
    </div>
  ) : (
    <Unreadable address={address} />
  )
}

function Unreadable({ address }: { address: string }) {
  const say = useSay()
  return (
    <div className={styles.stage}>
      <p className={styles.note}>
        {say(texts.noReader)}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {say(texts.newTab)}
        </a>
      </p>
    </div>
  )
}

const zooms = [1, 1.5, 2, 3, 4]

function Picture({ address, name }: { address: string; name: string }) {
  const say = useSay()
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const [gone, setGone] = useState(false)
  const at = zooms.indexOf(zoom)
  const look = { '--zoom': zoom, '--turn': `${turns * 90}deg` } as CSSProperties
  if (gone)
    return (
      <div className={styles.stage}>
        <p className={styles.note}>{say(texts.fileGone)}</p>
      </div>
    )
  return (
    <div className={styles.stage}>
      {/* Whoever has no mouse scrolls an enlarged picture by keys. */}
      <div className={styles.room} tabIndex={zoom > 1 ? 0 : undefined}>
        <div className={styles.sheet} style={look}>
          <img
            className={turns % 2 === 0 ? styles.upright : styles.turned}
            src={address}
            alt={say(detailTexts.picture, { name })}
            onError={() => setGone(true)}
          />
        </div>
      </div>
      <div className={styles.tools} role="toolbar" aria-label={name}>
        <Tool label={say(texts.smaller)} off={at === 0} onClick={() => setZoom(zooms[at - 1] ?? 1)}>
          <MinusOutlined />
        </Tool>
        <button
          type="button"
          onClick={() => {
            setZoom(1)
            setTurns(0)
          }}
        >
          {zoom === 1 ? say(texts.fit) : `${zoom * 100}%`}
        </button>
        <Tool
          label={say(texts.larger)}
          off={at === zooms.length - 1}
          onClick={() => setZoom(zooms[at + 1] ?? zoom)}
        >
          <PlusOutlined />
        </Tool>
        <i />
        <Tool label={say(texts.turnLeft)} onClick={() => setTurns(turns - 1)}>
          <RotateLeftOutlined />
        </Tool>
        <Tool label={say(texts.turnRight)} onClick={() => setTurns(turns + 1)}>
          <RotateRightOutlined />
        </Tool>
        <i />
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={say(texts.newTab)}
          title={say(texts.newTab)}
        >
          <ExportOutlined />
        </a>
      </div>
    </div>
  )
}

interface ToolProps {
  label: string
  off?: boolean
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, off = false, onClick, children }: ToolProps) => (
  <button type="button" aria-label={label} title={label} disabled={off} onClick={onClick}>
    {children}
  </button>
)
