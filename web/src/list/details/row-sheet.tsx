import type { Text } from '@fairground/domain/text'
import { allFields, type KeptList, type KeptRow } from '@fairground/wire/list'
import { Tabs } from 'antd'
import { useLanguage, useSay } from '../../lib/language'
import { useUser } from '../../session/use-session'
import { Facts } from '../../ui/facts'
import { listMoment } from '../../ui/list/list-moment'
import { cellText, readableFields } from '../cells'
import { mayRestore } from '../may-restore'
import { useShownCell } from '../use-columns'
import { useReader } from '../use-reader'
import { BothLanguages } from './both-languages'
import styles from './details.module.css'
import { detailsTexts as texts } from './details.texts'
import { RowHistory } from './row-history'

interface Props {
  list: KeptList
  row: KeptRow
  onDone: () => void
}

/** What a row says, and what became of it. */
export function RowSheet({ list, row, onDone }: Props) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const reader = useReader(allFields(list))
  const shown = useShownCell(list)
  const touched = (who: unknown, at: unknown) =>
    at instanceof Date ? (
      <>
        {who ? `${who} · ` : null}
        <span className={styles.moment}>{listMoment(at, reader.timeZone)}</span>
      </>
    ) : (
      String(who ?? '')
    )

  const facts = (
    <Facts
      look="lines"
      empty="–"
      facts={[
        ...readableFields(list).map(([name, field]) => ({
          label: field.title[language],
          value:
            field.kind === 'bothLanguages' ? (
              <BothLanguages words={row[name] as Text} />
            ) : (
              shown(name, cellText(name, field, row, reader), row)
            ),
        })),
        // Nobody adds what is there from the start.
        ...(list.single
          ? []
          : [{ label: say(texts.created), value: touched(row.createdByName, row.createdAt) }]),
        { label: say(texts.updated), value: touched(row.updatedByName, row.updatedAt) },
      ]}
    />
  )

  return (
    <Tabs
      items={[
        { key: 'facts', label: say(texts.facts), children: facts },
        {
          key: 'history',
          label: say(texts.history),
          children: (
            <RowHistory
              list={list}
              row={row}
              mayRestore={mayRestore(user, list, row.deleted === true)}
              onDone={onDone}
            />
          ),
        },
      ]}
    />
  )
}
