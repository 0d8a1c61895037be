import { capacityOf, isAmendable, moveBy, shareText } from '@fairground/domain/contract'
import { moneyText } from '@fairground/domain/money'
import { downloadFile } from '@fairground/wire/company/files'
import {
  amendContract,
  answerRequest,
  type ContractDetail,
  contractPdf,
  countersignContracts,
  recallContract,
  returnContract,
  reviseContract,
  sealAgain,
  sendContracts,
  voidContract,
} from '@fairground/wire/contract/desk'
import { contractPath } from '@fairground/wire/contract/screens'
import type { Delegation } from '@fairground/wire/contract/shapes'
import { companyPath } from '@fairground/wire/hub/screens'
import { paymentPath } from '@fairground/wire/payment/screens'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { call } from '../../session/session'
import { useTimeZone } from '../../session/use-fair'
import { useMayCall } from '../../session/use-session'
import { ExportButton } from '../../ui/export-button'
import { Facts } from '../../ui/facts'
import { listMoment } from '../../ui/list/list-moment'
import { Panel } from '../../ui/panel'
import { StatusTag } from '../../ui/status-tag'
import { useCommand } from '../../ui/use-command'
import { contractAnnouncer } from '../announce'
import { contractTexts } from '../contract.texts'
import { ContractSheet } from '../contract-sheet'
import { ContractStateTag } from '../contract-state'
import { AmendDialog } from './amend-dialog'
import { BulkDialog } from './bulk-dialog'
import { DelegationsPanel } from './delegations-panel'
import { Differences } from './differences'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'
import { ProcessList } from './process-list'
import { AnswerDialog, type ReasonAct, ReasonDialog } from './reason-dialog'
import { useContract } from './use-contract'

/** One contract, everything about it, and what can be done with it now. */
export function ContractPage() {
  const found = useContract()
  return 'instead' in found ? found.instead : <OneContract contract={found.contract} />
}

type Act = 'send' | 'countersign' | 'amend' | ReasonAct

function OneContract({ contract }: { contract: ContractDetail }) {
  const say = useSay()
  const nameOf = useCompanyName()
  const [act, setAct] = useState<Act>()
  const { id, number, state, party } = contract
  const row = { ...contract, companyZh: party.nameZh, companyEn: party.nameEn }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{number}</h1>
        <ContractStateTag state={state} />
        <Link to={companyPath(contract.companyId)}>{nameOf(party)}</Link>
        <span className={styles.actions}>
          <Link to="/contract/manage">{say(contractTexts.back)}</Link>
          <ExportButton
            endpoint={contractPdf}
            given={{ params: { contractId: id } }}
            label={contractTexts.pdf}
            busyLabel={contractTexts.pdfBusy}
          />
          <Acts contract={contract} onAct={setAct} />
        </span>
      </header>
      {contract.reason ? <Alert type="warning" showIcon title={contract.reason} /> : null}
      {contract.differs ? (
        <Alert
          type="warning"
          showIcon
          title={<Differences differs={contract.differs} />}
          description={say(isAmendable(state) ? texts.differsNote : texts.differsEarly)}
        />
      ) : null}
      {state === 'inForce' ? <Unsealed id={id} /> : null}
      <div className={styles.columns}>
        <Panel id="text" title={say(texts.text)}>
          <div className={styles.desk}>
            <ContractSheet contract={contract} />
          </div>
        </Panel>
        <div className={styles.stack}>
          <Panel id="facts" title={say(texts.facts)}>
            <div className={styles.inner}>
              <ContractFacts contract={contract} />
            </div>
          </Panel>
          <Instalments contract={contract} />
          <Requests contract={contract} />
          <DelegationsPanel delegations={contract.delegations} />
          <Panel
            id="process"
            title={say(texts.process)}
            aside={
              <Link to={`/contract/manage/process/detail?${new URLSearchParams({ id })}`}>
                {say(texts.wholeProcess)}
              </Link>
            }
          >
            <ProcessList events={contract.events.slice(0, 8)} />
          </Panel>
        </div>
      </div>
      {act === 'send' || act === 'countersign' ? (
        <BulkDialog act={{ kind: act, contracts: [row] }} onClose={() => setAct(undefined)} />
      ) : null}
      {act === 'amend' ? <AmendDialog contract={contract} onClose={() => setAct(undefined)} /> : null}
      {act === 'recall' || act === 'return' || act === 'void' ? (
        <ReasonDialog act={act} contract={contract} onClose={() => setAct(undefined)} />
      ) : null}
    </div>
  )
}

/** Only what its state allows, and only for whoever may. */
function Acts({ contract, onAct }: { contract: ContractDetail; onAct: (act: Act) => void }) {
  const say = useSay()
  const { id, state } = contract
  const may = {
    revise: useMayCall(reviseContract),
    send: useMayCall(sendContracts),
    recall: useMayCall(recallContract),
    return: useMayCall(returnContract),
    countersign: useMayCall(countersignContracts),
    void: useMayCall(voidContract),
  }
  const mayAmend = useMayCall(amendContract) && isAmendable(state) && !contract.amendedBy
  const acts = (['recall', 'return', 'void', 'send', 'countersign'] as const).filter(
    (act) => may[act] && moveBy(state, act),
  )
  return (
    <>
      {may.revise && moveBy(state, 'revise') ? (
        <Link to={`/contract/manage/update?${new URLSearchParams({ id })}`}>{say(texts.update)}</Link>
      ) : null}
      {mayAmend ? (
        <Button type={contract.differs ? 'primary' : 'default'} onClick={() => onAct('amend')}>
          {say(texts.amend)}
        </Button>
      ) : null}
      {acts.map((act) => (
        <Button
          key={act}
          type={act === 'send' || act === 'countersign' ? 'primary' : 'default'}
          danger={act === 'void'}
          onClick={() => onAct(act)}
        >
          {say(texts[act])}
        </Button>
      ))}
    </>
  )
}

function Unsealed({ id }: { id: string }) {
  const say = useSay()
  const maySeal = useMayCall(sealAgain)
  const { busy, run } = useCommand(contractAnnouncer)
  return (
    <Alert
      type="info"
      showIcon
      title={say(texts.notSealed)}
      action={
        maySeal ? (
          <Button
            size="small"
            loading={busy}
            onClick={() =>
              void run(() => call(sealAgain, { body: { contractId: id } }), { done: texts.sealAsked })
            }
          >
            {say(texts.sealAgain)}
          </Button>
        ) : undefined
      }
    />
  )
}

function ContractFacts({ contract }: { contract: ContractDetail }) {
  const say = useSay()
  const language = useLanguage()
  const timeZone = useTimeZone()
  const { signature, sealedAt, sealedSha256, documentSha256, signBy } = contract
  const other = (label: string, { id, number }: { id: string; number: string }) => ({
    label,
    value: (
      <Link className={styles.mono} to={contractPath(id)}>
        {number}
      </Link>
    ),
  })
  const delegated = ({ namedBy, namedAt, until }: Pick<Delegation, 'namedBy' | 'namedAt' | 'until'>) => ({
    label: say(contractTexts.delegatedBy),
    value: [
      say(contractTexts.delegatedOn, { who: namedBy, day: listMoment(namedAt, timeZone) }),
      say(contractTexts.delegatedUntil, { day: formatDate(until, language) }),
    ].join(' · '),
  })
  const facts = [
    ...(contract.amends ? [other(say(texts.amends), contract.amends)] : []),
    ...(contract.amendedBy ? [other(say(texts.amendedBy), contract.amendedBy)] : []),
    { label: say(contractTexts.className), value: language === 'en' ? contract.classEn : contract.classZh },
    { label: say(texts.template), value: String(contract.templateNumber) },
    { label: say(contractTexts.signBy), value: signBy ? formatDate(signBy, language) : say(texts.noDay) },
    { label: say(contractTexts.plan), value: contract.planWords },
    ...(signature
      ? [
          {
            label: say(texts.signer),
            value: (
              <>
                {signature.signerName} · {listMoment(signature.signedAt, timeZone)} ·{' '}
                {say(signature.kind === 'code' ? contractTexts.byCode : contractTexts.byScan)}{' '}
                {signature.scanFileId ? (
                  <ExportButton
                    endpoint={downloadFile}
                    given={{ query: { fileId: signature.scanFileId } }}
                    label={contractTexts.scan}
                  />
                ) : null}
              </>
            ),
          },
          { label: say(texts.capacity), value: capacityOf(signature, language) },
          ...(signature.delegation ? [delegated(signature.delegation)] : []),
        ]
      : []),
    ...(documentSha256
      ? [{ label: say(texts.textHash), value: <span className={styles.hash}>{documentSha256}</span> }]
      : []),
    ...(sealedAt ? [{ label: say(texts.sealedAt), value: listMoment(sealedAt, timeZone) }] : []),
    ...(sealedSha256
      ? [{ label: say(texts.sealedHash), value: <span className={styles.hash}>{sealedSha256}</span> }]
      : []),
  ]
  return <Facts look="lines" facts={facts} />
}

function Instalments({ contract: { id, instalments, currency } }: { contract: ContractDetail }) {
  const say = useSay()
  const language = useLanguage()
  if (instalments.length === 0) return null
  return (
    <Panel
      id="instalments"
      title={say(texts.instalments)}
      aside={<Link to={paymentPath(id)}>{say(texts.toPayment)}</Link>}
    >
      <ul className={styles.instalments}>
        {instalments.map(({ number, share, amount, dueOn }) => (
          <li key={number}>
            <span>{say(contractTexts.instalment, { number, share: shareText(share) })}</span>
            <b className={styles.mono}>{moneyText({ amount, currency })}</b>
            <span className={styles.soft}>
              {say(contractTexts.dueOn, { day: formatDate(dueOn, language) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const requestTones = { open: 'warn', answered: 'ok', withdrawn: 'quiet' } as const
const requestTexts = { open: texts.waiting, answered: texts.answered, withdrawn: texts.withdrawn }

function Requests({ contract: { requests } }: { contract: ContractDetail }) {
  const say = useSay()
  const timeZone = useTimeZone()
  const mayAnswer = useMayCall(answerRequest)
  const [answering, setAnswering] = useState<ContractDetail['requests'][number]>()
  if (requests.length === 0) return null
  return (
    <Panel id="requests" title={say(texts.requests)}>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.id}>
            <span className={styles.tags}>
              <StatusTag tone={requestTones[request.state]}>{say(requestTexts[request.state])}</StatusTag>
              <time className={styles.soft} dateTime={request.askedAt.toISOString()}>
                {listMoment(request.askedAt, timeZone)}
              </time>
            </span>
            <p>{request.text}</p>
            {request.answer ? (
              <p className={styles.soft}>
                {say(texts.answer)}: {request.answer}
              </p>
            ) : null}
            {request.state === 'open' && mayAnswer ? (
              <Button size="small" onClick={() => setAnswering(request)}>
                {say(texts.answerButton)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {answering ? <AnswerDialog request={answering} onClose={() => setAnswering(undefined)} /> : null}
    </Panel>
  )
}
