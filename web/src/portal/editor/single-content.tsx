import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList } from '@fairground/wire/list'
import { useLanguage } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { ListPage } from '../../ui/list/list-page'
import { LoadFailed } from '../../ui/load-failed'
import { PartSkeleton } from '../../ui/part-skeleton'
import { EntryPage } from '../entry-page'
import { EditorPage } from './editor-page'

/** What has one entry, there from the start: edited where it is found. */
export function SingleContent({ list }: { list: KeptList }) {
  const language = useLanguage()
  const user = useUser()
  const { data, isError, isFetching, refetch } = useCall(list.calls.page, { body: { page: 1, pageSize: 1 } })
  const id = data?.list[0]?.id
  if (id)
    return mayCall(list.may.edit, user) ? (
      <EditorPage list={list} id={id} />
    ) : (
      <EntryPage list={list} id={id} />
    )
  return (
    <ListPage title={list.title[language]} lead={list.texts.lead[language]}>
      {isError ? <LoadFailed onRetry={() => void refetch()} busy={isFetching} /> : <PartSkeleton rows={8} />}
    </ListPage>
  )
}
