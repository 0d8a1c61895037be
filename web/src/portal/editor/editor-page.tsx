import { mayCall } from '@fairground/wire/kernel/access'
import type { KeptList, KeptRow } from '@fairground/wire/list'
import { Button, Form } from 'antd'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../../lib/language'
import { useTellTopic } from '../../lib/screen-topic'
import { RowForm, useRowName } from '../../list'
import { useRefresh } from '../../session/freshness'
import { useCall } from '../../session/use-call'
import { useUser } from '../../session/use-session'
import { PartSkeleton } from '../../ui/part-skeleton'
import { RecordFailed } from '../../ui/record-failed'
import { pathOf } from '../content-at'
import { EntryPage } from '../entry-page'
import { inputsOf } from '../picture-field'
import styles from '../portal.module.css'
import { portalTexts as texts } from '../portal.texts'
import { PreviewDrawer } from '../preview/preview-drawer'
import { ChecksPanel } from '../rail/checks-panel'
import { Editors } from '../rail/editors'
import { StandingPanel } from '../rail/standing-panel'
import { VersionsPanel } from '../rail/versions-panel'

interface Props {
  list: KeptList
  /** The entry to edit; a new one without. */
  id?: string
}

/** An entry as a page: what it says on the left, in both languages; where it stands and what is wrong on the right. */
export function EditorPage({ list, id }: Props) {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const { data, error, isFetching, refetch } = useCall(
    list.calls.find,
    { params: { id: id ?? '' } },
    { enabled: id !== undefined, staleTime: 0, gcTime: 0 },
  )
  const nameOf = useRowName(list)
  // A version that is brought back is a form of its own: what stood in the other one is on record, or kept as typed.
  const [generation, setGeneration] = useState(0)
  const name = data && !list.single ? nameOf(data) : undefined
  useTellTopic(name)
  // Deleted meanwhile, or for who may only look: there is nothing to be written.
  if (data && (data.deleted || !mayCall(list.may.edit, user))) return <EntryPage list={list} id={data.id} />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          {list.single ? null : (
            <Link to={list.path} className={styles.back ?? ''}>
              ← {list.title[language]}
            </Link>
          )}
          <h1>{id ? (name ?? list.title[language]) : say(texts.newEntry)}</h1>
          {list.single ? <p className={styles.lead}>{list.texts.lead[language]}</p> : null}
        </div>
      </div>
      {data || !id ? (
        <Editor
          key={generation}
          list={list}
          row={data}
          onRestored={() => refetch().then(() => setGeneration((before) => before + 1))}
        />
      ) : error ? (
        <RecordFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <PartSkeleton rows={10} />
      )}
    </div>
  )
}

interface EditorProps {
  list: KeptList
  row: KeptRow | undefined
  onRestored: () => Promise<void>
}

function Editor({ list, row, onRestored }: EditorProps) {
  const say = useSay()
  const user = useUser()
  const navigate = useNavigate()
  const [form] = Form.useForm()
  const [previewing, setPreviewing] = useState(false)
  const askAgain = useRefresh()
  const refresh = () => void askAgain('lists')
  const inputs = useMemo(() => inputsOf(list), [list])
  const mayEdit = mayCall(row ? list.may.edit : list.may.add, user)
  return (
    <div className={styles.desk}>
      <div className={styles.sheet}>
        {mayEdit ? (
          <RowForm
            list={list}
            form={form}
            row={row}
            fixed={{}}
            inputs={inputs}
            stays
            onClose={() => void navigate(list.single ? pathOf(list, 'show') : list.path)}
            onDone={refresh}
            onAdded={(newId) => void navigate(pathOf(list, 'edit', newId), { replace: true })}
          />
        ) : null}
      </div>
      <div className={styles.rail}>
        {row && mayEdit ? <Editors list={list} id={row.id} /> : null}
        <StandingPanel list={list} row={row} refresh={refresh} inForm>
          <Button onClick={() => setPreviewing(true)}>{say(texts.preview)}</Button>
        </StandingPanel>
        <ChecksPanel list={list} form={form} />
        {row ? <VersionsPanel list={list} row={row} mayRestore={mayEdit} onDone={onRestored} /> : null}
      </div>
      {previewing ? (
        <PreviewDrawer list={list} values={form.getFieldsValue(true)} onClose={() => setPreviewing(false)} />
      ) : null}
    </div>
  )
}
