import {
  type UndertakingState,
  undertakingNames,
  undertakingStateNames,
} from '@fairground/domain/undertaking'
import { type OwnUndertaking, signaturePdf } from '@fairground/wire/undertaking'
import { Alert, Button } from 'antd'
import { formatDate, formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { Panel } from '../../ui/panel'
import { StatusTag, type Tone } from '../../ui/status-tag'
import { useDownload } from '../../ui/use-download'
import { DocumentText } from '../document-text'
import styles from './confirm.module.css'
import { confirmTexts as texts } from './confirm.texts'

const tones: Record<UndertakingState, Tone> = { open: 'warn', signed: 'ok', askedAgain: 'bad' }

/** One of them: its text with the company's own facts, or what became of it. */
export function DocumentCard({ document }: { document: OwnUndertaking }) {
  const say = useSay()
  const language = useLanguage()
  const { kind, state, lastDay, text, closed, renewalReason } = document
  const note = [
    state === 'signed' ? '' : say(texts.lastDay, { day: formatDate(lastDay, language) }),
    text ? say(texts.version, { version: text.version }) : '',
  ]
  return (
    <Panel
      id={kind}
      title={undertakingNames[kind][language]}
      note={note.filter(Boolean).join(' · ')}
      aside={<StatusTag tone={tones[state]}>{undertakingStateNames[state][language]}</StatusTag>}
    >
      <div className={styles.inner}>
        {renewalReason ? (
          <Alert type="warning" showIcon title={say(texts.askedAgain)} description={renewalReason} />
        ) : null}
        {state !== 'signed' && closed ? <Alert type="info" showIcon title={closed} /> : null}
        <Signed document={document} />
        {text ? state === 'signed' ? <Folded text={text} /> : <Whole text={text} /> : null}
      </div>
    </Panel>
  )
}

type Shown = NonNullable<OwnUndertaking['text']>

const Whole = ({ text: { title, body } }: { text: Shown }) => (
  <article className={styles.paper}>
    <h3>{title}</h3>
    <DocumentText text={body} />
  </article>
)

function Folded({ text }: { text: Shown }) {
  const say = useSay()
  return (
    <details className={styles.folded}>
      <summary>{say(texts.readSigned)}</summary>
      <Whole text={text} />
    </details>
  )
}

function Signed({ document: { kind, state, signature } }: { document: OwnUndertaking }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const { busy, start } = useDownload()
  if (!signature) return null
  const params = { who: signature.signerName, when: formatFullMoment(signature.signedAt, reader) }
  const words =
    state === 'askedAgain'
      ? texts.earlierSigned
      : signature.method === 'staff'
        ? texts.recordedFor
        : texts.signedBy
  return (
    <div className={styles.signed}>
      <p>{say(words, params)}</p>
      <Button
        loading={busy}
        aria-label={say(texts.pdfOf, { document: undertakingNames[kind][language] })}
        onClick={() => void start(signaturePdf, { params: { signatureId: signature.id } })}
      >
        {say(busy ? texts.makingPdf : texts.pdf)}
      </Button>
    </div>
  )
}
