import {
  EditOutlined,
  FilePdfOutlined,
  FileSearchOutlined,
  SolutionOutlined,
  StopOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { isDecided } from '@fairground/domain/review'
import { mayEditSignUps } from '@fairground/wire/company/on-behalf'
import { signUpPdf } from '@fairground/wire/company/pdf'
import { mayCall } from '@fairground/wire/kernel/access'
import { blacklistEntry } from '@fairground/wire/list/lists/blacklist-entry'
import { correctDecision, decideSignUp } from '@fairground/wire/review'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { updatePath } from '../company'
import { useSay } from '../lib/language'
import { addPath, type BegunRow } from '../list'
import { decidePath, detailPath, useCompanyName } from '../review'
import { useMayCall, useUser } from '../session/use-session'
import { useDownload } from '../ui/use-download'
import { hubTexts as texts } from './hub.texts'
import styles from './hub-actions.module.css'
import type { Hub } from './use-hub'

/** What can be done for the company, as far as this person may. Nothing of an earlier edition can be changed. */
export function HubActions({ company }: Pick<Hub, 'company'>) {
  const say = useSay()
  const { id, current, variant, blacklisting } = company
  const mayReview = useMayCall(decideSignUp)
  const mayCorrect = useMayCall(correctDecision)
  const mayBlacklist = useMayCall(blacklistEntry.calls.add)
  const mayEdit = mayCall(mayEditSignUps, useUser())
  const begun = { accountId: id, companyName: useCompanyName()(company) }
  return (
    <nav aria-label={say(texts.actions)}>
      <ul className={styles.actions}>
        <Action to={detailPath('signUps', id)} icon={<FileSearchOutlined />}>
          {say(texts.read)}
        </Action>
        {current && mayReview ? (
          <Action to={decidePath(id)} icon={<SolutionOutlined />}>
            {say(texts.desk)}
          </Action>
        ) : null}
        {current && mayEdit ? (
          <Action to={updatePath(variant, id)} icon={<EditOutlined />}>
            {say(texts.edit)}
          </Action>
        ) : null}
        <PdfAction companyId={id} />
        {current && mayCorrect && isDecided(company) ? (
          <Action to={decidePath(id)} state={{ correcting: true }} icon={<UndoOutlined />} grave>
            {say(texts.correct)}
          </Action>
        ) : null}
        {current && mayBlacklist && !blacklisting ? (
          <Action
            to={addPath('blacklist')}
            state={{ begun } satisfies BegunRow}
            icon={<StopOutlined />}
            grave
          >
            {say(texts.blacklist)}
          </Action>
        ) : null}
      </ul>
    </nav>
  )
}

interface ActionProps {
  to: string
  state?: object
  icon: ReactNode
  /** Undoes what others rely on. */
  grave?: boolean
  children: string
}

function Action({ to, state, icon, grave = false, children }: ActionProps) {
  return (
    <li>
      <Link to={to} state={state} className={grave ? styles.grave : undefined}>
        <span aria-hidden="true">{icon}</span>
        {children}
      </Link>
    </li>
  )
}

function PdfAction({ companyId }: { companyId: string }) {
  const say = useSay()
  const { busy, start } = useDownload()
  return (
    <li>
      <button type="button" disabled={busy} onClick={() => void start(signUpPdf, { query: { companyId } })}>
        <span aria-hidden="true">
          <FilePdfOutlined />
        </span>
        {say(busy ? texts.pdfBusy : texts.pdf)}
      </button>
    </li>
  )
}
