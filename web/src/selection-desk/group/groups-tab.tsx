import { type ExhibitionGroup, listGroups } from '@fairground/wire/selection/block'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useCodeName } from '../../codelist'
import { useSay } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { EmptyState } from '../../ui/empty-state'
import { LoadFailed } from '../../ui/load-failed'
import { Panel } from '../../ui/panel'
import { PartSkeleton } from '../../ui/part-skeleton'
import desk from '../desk.module.css'
import { deskTexts } from '../desk.texts'
import { useDeskAddress } from '../desk-address'
import styles from './group.module.css'
import { groupTexts as texts } from './group.texts'
import { GroupDrawer } from './group-drawer'

const keyOf = ({ groupType, groupName }: ExhibitionGroup): string => `${groupType} ${groupName}`

/** Groups of exhibitors: who chooses for them, what it has, and what of it is divided. */
export function GroupsTab() {
  const say = useSay()
  const groupType = useCodeName('groupType')
  const { group: shownKey, openGroup, closeGroup } = useDeskAddress()
  const [sought, setSought] = useState('')
  const query = useCall(listGroups)
  const all = query.data ?? []
  const groups = all.filter(({ groupName, units }) =>
    [groupName, ...units.map(({ name }) => name)].some((name) =>
      name.toLowerCase().includes(sought.trim().toLowerCase()),
    ),
  )
  const shown = all.find((group) => keyOf(group) === shownKey)
  return (
    <Panel
      id="groups"
      title={say(deskTexts.groups)}
      note={say(texts.lead)}
      aside={
        <Input
          className={desk.search ?? ''}
          value={sought}
          aria-label={say(texts.find)}
          placeholder={say(texts.find)}
          onChange={({ target }) => setSought(target.value)}
        />
      }
    >
      <div className={desk.inner}>
        {query.isError ? <LoadFailed onRetry={() => void query.refetch()} busy={query.isFetching} /> : null}
        {query.isLoading ? <PartSkeleton rows={6} /> : null}
        {query.data && groups.length === 0 ? (
          <EmptyState title={say(all.length === 0 ? texts.empty : texts.none)} />
        ) : null}
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={keyOf(group)}>
              <div>
                <Button
                  type="link"
                  size="small"
                  className={styles.name ?? ''}
                  aria-label={say(texts.open, { group: group.groupName })}
                  onClick={() => openGroup(keyOf(group))}
                >
                  {group.groupName}
                </Button>
                <small>
                  {[groupType(group.groupType), say(texts.count, { count: group.units.length })].join(' · ')}
                </small>
              </div>
              <span>{say(group.wanted.most > 0 ? texts.wanted : texts.wantedNone, group.wanted)}</span>
              <span>
                <small>{say(texts.delegate)}</small>
                {group.delegate?.name ?? say(texts.noDelegate)}
              </span>
              <span>
                {group.delegate ? (
                  <>
                    <small>{say(texts.block)}</small>
                    {say(texts.held, { held: group.held, divided: group.divided })}
                  </>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {shown ? <GroupDrawer key={keyOf(shown)} group={shown} onClose={closeGroup} /> : null}
    </Panel>
  )
}
