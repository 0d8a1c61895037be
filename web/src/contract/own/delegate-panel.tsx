import { revokeDelegate } from '@fairground/wire/contract/delegation'
import type { OwnContracts } from '@fairground/wire/contract/own'
import { Button } from 'antd'
import { useState } from 'react'
import { formatDate, formatFullDay } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { Facts } from '../../ui/facts'
import { Panel } from '../../ui/panel'
import { useCommand } from '../../ui/use-command'
import { contractAnnouncer } from '../announce'
import { contractTexts } from '../contract.texts'
import { delegateTexts as texts } from './delegate.texts'
import { DelegateForm } from './delegate-form'
import styles from './own.module.css'

interface Props {
  contractId: string
  delegate: OwnContracts['delegate']
  codeTo: string
}

/** Who else of the company may sign, until when, and the way to take that back. */
export function DelegatePanel({ contractId, delegate, codeTo }: Props) {
  const say = useSay()
  const [isNaming, setIsNaming] = useState(false)
  return (
    <Panel id="delegate" title={say(texts.title)} note={say(texts.note)}>
      <div className={styles.inner}>
        {delegate ? <Named delegate={delegate} /> : null}
        {isNaming ? (
          <DelegateForm contractId={contractId} codeTo={codeTo} onClose={() => setIsNaming(false)} />
        ) : (
          <Button onClick={() => setIsNaming(true)}>{say(delegate ? texts.another : texts.name)}</Button>
        )}
      </div>
    </Panel>
  )
}

function Named({ delegate }: { delegate: NonNullable<OwnContracts['delegate']> }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const refresh = useRefresh()
  const { busy, run } = useCommand(contractAnnouncer)
  const { id, name, post, contact, namedBy, namedAt, until } = delegate
  const facts = [
    { label: say(contractTexts.delegate), value: say(contractTexts.delegateNamed, { name, post }) },
    { label: say(texts.contact), value: contact },
    { label: say(texts.until), value: formatDate(until, language) },
    {
      label: say(contractTexts.delegatedBy),
      value: say(contractTexts.delegatedOn, { who: namedBy, day: formatFullDay(namedAt, reader) }),
    },
  ]
  return (
    <>
      <Facts look="lines" facts={facts} />
      <Button
        danger
        loading={busy}
        onClick={() =>
          void run(() => call(revokeDelegate, { body: { delegationId: id } }), {
            done: texts.revoked,
            after: () => refresh('ownSignUp'),
          })
        }
      >
        {say(texts.revoke)}
      </Button>
    </>
  )
}
