import { contractStateNames } from '@fairground/domain/contract'
import { moneyText } from '@fairground/domain/money'
import {
  type ArchivedContract,
  type ArchiveFilters,
  archiveChoices,
  archivedStates,
  archiveFilters,
  downloadArchive,
  listArchive,
} from '@fairground/wire/contract/archive'
import { archivedPath } from '@fairground/wire/contract/screens'
import { Form } from 'antd'
import { Link } from 'react-router'
import { fileSize } from '../../lib/file-size'
import { useLanguage, useSay } from '../../lib/language'
import { useCompanyName } from '../../review'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'
import { ExportButton } from '../../ui/export-button'
import { ChoiceFilter } from '../../ui/list/choice-filter'
import { ListFilters } from '../../ui/list/list-filters'
import { listMoment } from '../../ui/list/list-moment'
import { ListPage } from '../../ui/list/list-page'
import { type Column, ListRows } from '../../ui/list/list-rows'
import { ListSummary } from '../../ui/list/list-summary'
import { TextFilter } from '../../ui/list/text-filter'
import { useList } from '../../ui/list/use-list'
import { useSelection } from '../../ui/list/use-selection'
import { contractTexts } from '../contract.texts'
import { ContractStateTag } from '../contract-state'
import styles from '../manage/manage.module.css'
import { archiveTexts as texts } from './archive.texts'

const Typed = TextFilter<keyof ArchiveFilters>
const Chosen = ChoiceFilter<keyof ArchiveFilters>

/** What both sides have as a sealed file, of every edition. */
export function ArchivePage() {
  const say = useSay()
  const [form] = Form.useForm<ArchiveFilters>()
  const list = useList<ArchivedContract, ArchiveFilters, typeof listArchive>(listArchive, archiveFilters)
  const selection = useSelection(
    list.rows,
    ({ id }) => id,
    ({ number }) => say(texts.select, { number }),
  )
  const { page: _page, pageSize: _size, ...search } = list.asked
  return (
    <ListPage
      title={say(texts.title)}
      lead={say(texts.lead)}
      summary={<ListSummary list={list} />}
      actions={
        <ExportButton
          endpoint={downloadArchive}
          given={{ query: search }}
          label={texts.download}
          busyLabel={texts.making}
        />
      }
    >
      <ListFilters form={form} filters={list.filters} onSearch={list.search} onReset={list.reset}>
        <FilterFields />
      </ListFilters>
      <ListRows
        label={say(texts.title)}
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        selection={selection}
        emptyNote={say(texts.empty)}
        actions={({ id, number }) => (
          <Link to={archivedPath(id)} aria-label={`${say(texts.open)} ${number}`}>
            {say(texts.open)}
          </Link>
        )}
        bulk={
          <ExportButton
            endpoint={downloadArchive}
            given={{ query: { ...search, ids: selection.chosen.map(({ id }) => id) } }}
            label={texts.downloadChosen}
            busyLabel={texts.making}
            type="primary"
          />
        }
      />
    </ListPage>
  )
}

function FilterFields() {
  const say = useSay()
  const language = useLanguage()
  const { editions, classes } = useCall(archiveChoices).data ?? { editions: [], classes: [] }
  return (
    <>
      <Typed name="text" label={say(texts.find)} />
      <Chosen
        name="edition"
        label={say(texts.edition)}
        options={editions.map((edition) => ({
          value: String(edition),
          label: say(texts.editionOf, { edition }),
        }))}
      />
      <Chosen
        name="classId"
        label={say(contractTexts.className)}
        options={classes.map(({ id, edition, nameZh, nameEn }) => ({
          value: id,
          label: `${language === 'en' ? nameEn : nameZh} · ${edition}`,
        }))}
      />
      <Chosen
        name="state"
        label={say(contractTexts.state)}
        options={archivedStates.map((value) => ({ value, label: contractStateNames[value][language] }))}
      />
    </>
  )
}

function useColumns(): Column<ArchivedContract>[] {
  const say = useSay()
  const language = useLanguage()
  const nameOf = useCompanyName()
  const timeZone = useTimeZone()
  return [
    {
      key: 'number',
      title: say(contractTexts.number),
      names: true,
      cell: ({ id, number }) => (
        <Link className={styles.mono} to={archivedPath(id)}>
          {number}
        </Link>
      ),
    },
    { key: 'edition', title: say(texts.edition), cell: ({ edition }) => edition },
    {
      key: 'company',
      title: say(contractTexts.company),
      wraps: true,
      cell: ({ companyZh, companyEn }) => nameOf({ nameZh: companyZh, nameEn: companyEn }),
    },
    {
      key: 'class',
      title: say(contractTexts.className),
      wraps: true,
      cell: ({ classZh, classEn }) => (language === 'en' ? classEn : classZh),
    },
    {
      key: 'state',
      title: say(contractTexts.state),
      cell: ({ state, amends, amendedBy }) => (
        <span className={styles.tags}>
          <ContractStateTag state={state} />
          {amends ? <small className={styles.soft}>{`${say(texts.amends)} ${amends}`}</small> : null}
          {amendedBy ? <small className={styles.soft}>{`${say(texts.amendedBy)} ${amendedBy}`}</small> : null}
        </span>
      ),
    },
    {
      key: 'total',
      title: say(contractTexts.total),
      cell: ({ total, currency }) => (
        <span className={styles.mono}>{moneyText({ amount: total, currency })}</span>
      ),
    },
    {
      key: 'sealed',
      title: say(texts.sealedAt),
      cell: ({ sealedAt }) => listMoment(sealedAt, timeZone),
    },
    {
      key: 'size',
      title: say(texts.size),
      cell: ({ bytes }) => <span className={styles.mono}>{fileSize(bytes)}</span>,
    },
  ]
}
