import { agreeToDirectory, ownCatalogue } from '@fairground/wire/catalogue'
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { useSay } from '../lib/language'
import { call } from '../session/session'
import { keyOf } from '../session/use-call'
import { Panel } from '../ui/panel'
import { useCommand } from '../ui/use-command'
import { catalogueAnnouncer } from './announce'
import styles from './catalogue.module.css'
import { catalogueTexts as texts } from './catalogue.texts'

/** Off until somebody agrees, and off again at once. It has nothing to do with the form above and no deadline. */
export function DirectoryPanel({ inDirectory }: { inDirectory: boolean }) {
  const say = useSay()
  const queries = useQueryClient()
  const [agreed, setAgreed] = useState(inDirectory)
  const { busy, run } = useCommand(catalogueAnnouncer)
  const change = async (wanted: boolean) => {
    const done = await run(() => call(agreeToDirectory, { body: { agreed: wanted } }), {
      done: wanted ? texts.agreed : texts.left,
    })
    if (!done) return
    setAgreed(wanted)
    // The form keeps what is typed; only what this box says is known anew.
    queries.setQueriesData({ queryKey: keyOf(ownCatalogue) }, (known: object | undefined) =>
      known ? { ...known, inDirectory: wanted } : known,
    )
  }
  return (
    <Panel id="directory" title={say(texts.directory)} note={say(texts.directoryNote)}>
      <div className={styles.agree}>
        <Checkbox checked={agreed} disabled={busy} onChange={({ target }) => void change(target.checked)}>
          {say(texts.agree)}
        </Checkbox>
      </div>
    </Panel>
  )
}
