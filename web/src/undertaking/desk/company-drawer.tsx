import { signingMethodNames, type UndertakingKind, undertakingNames } from '@fairground/domain/undertaking'
import {
  askForNewSignature,
  findUndertaking,
  signaturePdf,
  type UndertakingOfCompany,
} from '@fairground/wire/undertaking'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { formatFullMoment } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useReader } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { Facts } from '../../ui/facts'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { StatusTag } from '../../ui/status-tag'
import { useDownload } from '../../ui/use-download'
import { DocumentText } from '../document-text'
import { AskAgainDialog, RecordDialog } from './decide-dialogs'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'

interface Props {
  companyId: string
  kind: UndertakingKind
  onClose: () => void
}

/** Everything one company has signed of it, and how it was reminded. */
export function CompanyDrawer({ companyId, kind, onClose }: Props) {
  const say = useSay()
  const language = useLanguage()
  const mayDecide = useMayCall(askForNewSignature)
  const found = useCall(findUndertaking, { query: { companyId, kind } })
  const [deciding, setDeciding] = useState<'again' | 'record'>()
  const [last] = found.data?.signatures ?? []
  const isSigned = last !== undefined && last.renewal === null
  return (
    <Drawer
      open
      size={680}
      title={found.data?.companyName ?? undertakingNames[kind][language]}
      onClose={onClose}
      footer={
        mayDecide && found.data ? (
          <div className={styles.actions}>
            <Button
              type={isSigned ? 'default' : 'primary'}
              onClick={() => setDeciding(isSigned ? 'again' : 'record')}
            >
              {say(isSigned ? texts.askAgain : texts.record)}
            </Button>
          </div>
        ) : undefined
      }
    >
      {found.data ? (
        <Content found={found.data} />
      ) : found.isError ? (
        <LoadFailed onRetry={() => void found.refetch()} busy={found.isFetching} />
      ) : (
        <PartSkeleton rows={8} />
      )}
      {deciding === 'again' && last ? (
        <AskAgainDialog signatureId={last.id} onClose={() => setDeciding(undefined)} />
      ) : null}
      {deciding === 'record' ? (
        <RecordDialog companyId={companyId} kind={kind} onClose={() => setDeciding(undefined)} />
      ) : null}
    </Drawer>
  )
}

function Content({ found: { signatures, reminders } }: { found: UndertakingOfCompany }) {
  const say = useSay()
  const reader = useReader()
  return (
    <div className={styles.content}>
      <section>
        <h2>{say(texts.signatures)}</h2>
        {signatures.length === 0 ? <p className={styles.soft}>{say(texts.nothingSigned)}</p> : null}
        {signatures.map((signature) => (
          <Signature key={signature.id} signature={signature} />
        ))}
      </section>
      <section>
        <h2>{say(texts.reminders)}</h2>
        {reminders.length === 0 ? <p className={styles.soft}>{say(texts.noReminders)}</p> : null}
        <ul className={styles.reminders}>
          {reminders.map(({ at, by, recipient, text }) => (
            <li key={at.toISOString()}>
              <span className={styles.soft}>
                {[formatFullMoment(at, reader), by, recipient ? say(texts.sentTo, { recipient }) : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <p>{text || say(texts.messageGone)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Signature({ signature }: { signature: UndertakingOfCompany['signatures'][number] }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const { busy, start } = useDownload()
  const { id, signerName, signedAt, method, textVersion, textHash, renewal } = signature
  const when = formatFullMoment(signedAt, reader)
  return (
    <article className={styles.signature}>
      <div className={styles.signatureHead}>
        <StatusTag tone={renewal ? 'quiet' : 'ok'}>
          {say(texts.versionNumber, { version: textVersion })}
        </StatusTag>
        <Button
          size="small"
          loading={busy}
          aria-label={say(texts.pdfOf, { when })}
          onClick={() => void start(signaturePdf, { params: { signatureId: id } })}
        >
          {say(texts.pdf)}
        </Button>
      </div>
      <Facts
        look="lines"
        facts={[
          { label: say(texts.signer), value: signerName },
          { label: say(texts.signedAt), value: when },
          { label: say(texts.method), value: signingMethodNames[method][language] },
          ...(method === 'code'
            ? [
                { label: say(texts.codeTo), value: signature.codeSentTo },
                { label: say(texts.address), value: signature.address },
              ]
            : [
                { label: say(texts.recordedBy), value: signature.recordedBy },
                { label: say(texts.reason), value: signature.reason },
              ]),
          { label: say(texts.fingerprint), value: <code className={styles.hash}>{textHash}</code> },
        ]}
      />
      {renewal ? (
        <p className={styles.renewal}>
          {say(texts.askedAgain, {
            who: renewal.by,
            when: formatFullMoment(renewal.at, reader),
            reason: renewal.reason,
          })}
        </p>
      ) : null}
      <details className={styles.folded}>
        <summary>{say(texts.readText)}</summary>
        <h3>{signature.title}</h3>
        <DocumentText text={signature.body} lang={signature.language === 'zh' ? 'zh-CN' : 'en-GB'} />
      </details>
    </article>
  )
}
