import { type Currency, moneyText } from '@fairground/domain/money'
import {
  type companiesReady,
  drawUpContracts,
  type Outcome,
  type ReadyCompany,
} from '@fairground/wire/contract/desk'
import { companyPath } from '@fairground/wire/hub/screens'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button, Checkbox, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { useMayCall } from '../../session/use-session'
import { DateInput } from '../../ui/date-input'
import { EmptyState } from '../../ui/empty-state'
import { ListPage } from '../../ui/list/list-page'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { useCommand } from '../../ui/use-command'
import { announce, contractAnnouncer } from '../announce'
import { contractTexts } from '../contract.texts'
import { LinesTable } from '../lines-table'
import { LeftOut } from './left-out'
import styles from './manage.module.css'
import { manageTexts as texts } from './manage.texts'

interface Props {
  query: UseQueryResult<CallResult<typeof companiesReady>>
  views: ReactNode
}

const mostAtOnce = 200

/** What each company's contract would come to, looked at before anything is drawn up. */
export function ReadyCompanies({ query, views }: Props) {
  const say = useSay()
  const mayDrawUp = useMayCall(drawUpContracts)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setIsAsking] = useState(false)
  const rows = query.data?.companies ?? []
  const possible = rows.filter(({ problems }) => problems.length === 0)
  const chosen = possible.filter(({ companyId }) => ticked.has(companyId))
  const toggle = (id: string) =>
    setTicked(new Set(ticked.has(id) ? [...ticked].filter((one) => one !== id) : [...ticked, id]))
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.readyNote)}
      above={views}
      actions={
        mayDrawUp && possible.length > 0 ? (
          <>
            <Button
              onClick={() =>
                setTicked(
                  new Set(
                    chosen.length > 0 ? [] : possible.slice(0, mostAtOnce).map(({ companyId }) => companyId),
                  ),
                )
              }
            >
              {say(chosen.length > 0 ? texts.clear : texts.selectAll)}
            </Button>
            <Button type="primary" disabled={chosen.length === 0} onClick={() => setIsAsking(true)}>
              {say(texts.drawUp)} {chosen.length > 0 ? `(${chosen.length})` : ''}
            </Button>
          </>
        ) : null
      }
    >
      {!query.data && query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : null}
      {!query.data && !query.isError ? (
        <div className={styles.inner}>
          <PartSkeleton rows={6} />
        </div>
      ) : null}
      {query.data && rows.length === 0 ? <EmptyState title={say(texts.readyEmpty)} /> : null}
      <ul className={styles.ready}>
        {rows.map((row) => (
          <li key={row.companyId}>
            <ReadyRow
              row={row}
              ticked={ticked.has(row.companyId)}
              onTick={mayDrawUp ? () => toggle(row.companyId) : undefined}
            />
          </li>
        ))}
      </ul>
      {isAsking ? (
        <DrawUpDialog
          rows={chosen}
          usual={query.data?.signBy}
          onClose={() => setIsAsking(false)}
          onDone={() => setTicked(new Set())}
        />
      ) : null}
    </ListPage>
  )
}

function ReadyRow({
  row,
  ticked,
  onTick,
}: {
  row: ReadyCompany
  ticked: boolean
  onTick: (() => void) | undefined
}) {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useCompanyName()
  const [isOpen, setIsOpen] = useState(false)
  const name = nameOf({ nameZh: row.companyZh, nameEn: row.companyEn })
  const booths = row.lines.flatMap((line) => (line.kind === 'booth' ? [line.code] : []))
  return (
    <div className={styles.readyRow}>
      <div className={styles.readyHead}>
        {onTick ? (
          <Checkbox
            checked={ticked}
            disabled={row.problems.length > 0}
            onChange={onTick}
            aria-label={say(texts.selectCompany, { company: name })}
          />
        ) : null}
        <span className={styles.readyName}>
          <Link to={companyPath(row.companyId)}>{name}</Link>
          <small>
            {[row.registrationNumber, row.className?.[language], booths.join(' ')]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {row.problems.length > 0 ? (
            <small className={styles.late}>
              {say(texts.problem, { problems: row.problems.join(' · ') })}
            </small>
          ) : null}
        </span>
        <b className={styles.mono}>{moneyText({ amount: row.total, currency: row.currency })}</b>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${say(isOpen ? texts.hideLines : texts.showLines)} ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say(isOpen ? texts.hideLines : texts.showLines)}
        </Button>
      </div>
      {isOpen ? (
        <LinesTable
          lines={row.lines}
          total={row.total}
          currency={row.currency}
          language={language}
          label={`${say(texts.lines)} ${name}`}
        />
      ) : null}
    </div>
  )
}

interface DialogProps {
  rows: readonly ReadyCompany[]
  /** The day to sign by, unless another is chosen. */
  usual: string | undefined
  onClose: () => void
  onDone: () => void
}

function DrawUpDialog({ rows, usual, onClose, onDone }: DialogProps) {
  const say = useSay()
  const nameOf = useCompanyName()
  const refresh = useRefresh()
  const [signBy, setSignBy] = useState<string | undefined>(usual)
  const [left, setLeft] = useState<Outcome['left']>()
  const { busy, run } = useCommand(contractAnnouncer)
  const go = () =>
    void run(
      async () => {
        const companies = rows.map(({ companyId, total }) => ({ companyId, total }))
        const outcome = await call(drawUpContracts, { body: { companies, signBy: signBy ?? null } })
        if (outcome.count > 0) announce('success', texts.drawnUp, () => ({ count: outcome.count }))
        onDone()
        if (outcome.left.length > 0) setLeft(outcome.left)
        else onClose()
      },
      { after: () => refresh('signUps') },
    )
  if (left) return <LeftOut left={left} onClose={onClose} />
  return (
    <Modal
      open
      title={say(texts.drawUpAsk, { count: rows.length })}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {say(contractTexts.cancel)}
        </Button>,
        <Button key="go" type="primary" loading={busy} onClick={go}>
          {say(texts.drawUp)}
        </Button>,
      ]}
    >
      <ul className={styles.looked}>
        {rows.map(({ companyId, companyZh, companyEn, total, currency }) => (
          <li key={companyId}>
            <span>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</span>
            <b className={styles.mono}>{moneyText({ amount: total, currency })}</b>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>{say(texts.sum, { sum: sumsOf(rows) })}</p>
      <label className={styles.field} htmlFor="contract-sign-by">
        {say(contractTexts.signBy)}
        <DateInput
          id="contract-sign-by"
          value={signBy ?? null}
          onChange={setSignBy}
          placeholder={say(texts.noDay)}
        />
      </label>
    </Modal>
  )
}

function sumsOf(rows: readonly ReadyCompany[]): string {
  const sums = new Map<Currency, number>()
  for (const { currency, total } of rows) sums.set(currency, (sums.get(currency) ?? 0) + total)
  return [...sums].map(([currency, amount]) => moneyText({ amount, currency })).join(' + ')
}
