import { Link } from 'react-router'
import { useSay } from '../lib/language'
import { LoadFailed } from '../ui/load-failed'
import { PageSkeleton } from '../ui/page-skeleton'
import { BoardTab } from './board/board-tab'
import { BoothTab } from './booth-tab'
import { CompaniesTab } from './companies-tab'
import { CompanyDrawer } from './company/company-drawer'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk.texts'
import { type DeskTab, deskTabs, useDeskAddress, waitingPath } from './desk-address'
import { DeskHead } from './desk-head'
import { GroupsTab } from './group/groups-tab'
import { QueueTab } from './queue-tab'
import { useBoard } from './use-board'

const names: Record<DeskTab, (typeof texts)[DeskTab]> = {
  board: texts.board,
  queue: texts.queue,
  companies: texts.companies,
  groups: texts.groups,
  booth: texts.booth,
}

/** Where the organiser watches everybody choose, and decides on what was chosen. */
export function DeskPage() {
  const say = useSay()
  const { tab, show, company, closeCompany } = useDeskAddress()
  const board = useBoard(tab === 'board')
  const { data } = board
  if (!data)
    return board.isError ? (
      <LoadFailed onRetry={() => void board.refetch()} busy={board.isFetching} />
    ) : (
      <PageSkeleton />
    )
  const waiting = data.progress.finished
  return (
    <div className={styles.page}>
      <DeskHead board={data} offsetMs={board.offsetMs} lost={board.isError} />
      <nav className={styles.tabs} aria-label={say(texts.tabs)}>
        {deskTabs.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === tab ? 'page' : undefined}
            onClick={() => show(one)}
          >
            {say(names[one])}
            {one === 'queue' && waiting > 0 ? <b>{waiting}</b> : null}
          </button>
        ))}
        <Link to={waitingPath}>{say(texts.waitingList)}</Link>
      </nav>
      {tab === 'board' ? <BoardTab board={data} offsetMs={board.offsetMs} /> : null}
      {tab === 'queue' ? <QueueTab board={data} /> : null}
      {tab === 'companies' ? <CompaniesTab board={data} /> : null}
      {tab === 'groups' ? <GroupsTab /> : null}
      {tab === 'booth' ? <BoothTab /> : null}
      {/* The queue has its own, which goes on to the next company. */}
      {company && tab !== 'queue' ? (
        <CompanyDrawer companyId={company} board={data} onClose={closeCompany} />
      ) : null}
    </div>
  )
}
