import { noteLimit, siteChangeNames } from '@fairground/domain/design'
import { siteProblemKinds } from '@fairground/floorplan/site-design/site-problems'
import { publishSite } from '@fairground/wire/design/site'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useLanguage, useSay } from '../../lib/language'
import { useRefresh } from '../../session/freshness'
import { call } from '../../session/session'
import { announcer, failureText } from '../../ui/announce'
import { AskingDialog } from '../panels/dialogs/asking-dialog'
import { FieldRow } from '../panels/side/field-row'
import dialogStyles from '../panels/versions/publish-dialog.module.css'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk } from './site-context'
import { siteProblemWords } from './site-problems'

const site = announcer('site-design')

/** What changes, and what is in the way: then the site is everybody's. */
export function SitePublish({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const refresh = useRefresh()
  const { opened, keeper, editor, problems, changes, reload } = useSiteDesk()
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const noteId = useId()
  const grave = problems.filter(({ kind }) => siteProblemKinds[kind].hinders)

  async function publish(): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefused(undefined)
    try {
      if (!(await keeper.flush())) return setRefused(say(texts.notSaved))
      const { number } = await call(publishSite, { body: { revision: keeper.revision(), note } })
      keeper.adopt({ draft: editor.get().draft, revision: 0, savedAt: undefined, on: String(number) })
      await Promise.all([reload(), refresh('designs', 'halls')])
      site.announce('success', texts.publishedNow, () => ({ number }))
      onClose()
    } catch (error) {
      setRefused(failureText(error, language))
      await reload()
    } finally {
      setBusy(false)
    }
  }

  return (
    <AskingDialog
      width={560}
      title={say(texts.publishTitle, { number: opened.published.number + 1 })}
      onCancel={busy ? () => undefined : onClose}
      okText={say(texts.publish)}
      okButtonProps={{ disabled: grave.length > 0 || changes.length === 0, loading: busy }}
      onOk={() => void publish()}
    >
      <div className={dialogStyles.form}>
        <p className={dialogStyles.lead}>{say(texts.publishLead)}</p>
        {refused ? (
          <p className={dialogStyles.refused} role="alert">
            {refused}
          </p>
        ) : null}
        {grave.length > 0 ? (
          <div className={dialogStyles.hindered}>
            <b>{say(texts.left)}</b>
            <ul>
              {grave.map((problem) => (
                <li key={`${problem.kind} ${problem.names.join()}`}>{siteProblemWords(problem, language)}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {changes.length === 0 ? <p>{say(texts.nothingNew)}</p> : null}
        <ul className={styles.changes}>
          {changes.map(({ what, hall, before, after }) => (
            <li key={`${what} ${hall}`}>
              <b>
                {siteChangeNames[what][language]} {hall}
              </b>
              <span>{[before, after].filter(Boolean).join(' → ')}</span>
            </li>
          ))}
        </ul>
        <FieldRow label={say(texts.note)} htmlFor={noteId} aside={`${note.length}/${noteLimit}`}>
          <Input.TextArea
            id={noteId}
            value={note}
            maxLength={noteLimit}
            autoSize={{ minRows: 2, maxRows: 4 }}
            onChange={({ target }) => setNote(target.value)}
          />
        </FieldRow>
      </div>
    </AskingDialog>
  )
}
