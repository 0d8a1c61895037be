import { readSitePlan } from '@fairground/floorplan/site-plan'
import { discardSite, siteVersion, siteVersions } from '@fairground/wire/design/site'
import { Button, Drawer, Popconfirm } from 'antd'
import { formatFullMoment } from '../../lib/format'
import { useSay } from '../../lib/language'
import { call } from '../../session/session'
import { useCall } from '../../session/use-call'
import { useReader } from '../../session/use-fair'
import { announcer } from '../../ui/announce'
import { useCommand } from '../../ui/use-command'
import styles from './site.module.css'
import { siteTexts as texts } from './site.texts'
import { useSiteDesk } from './site-context'

const site = announcer('site-design')

/** The versions that were published; each can be brought back into the draft, as a step that can be undone. */
export function SiteHistory({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const reader = useReader()
  const { editor, keeper, opened, onlyViewed, reload } = useSiteDesk()
  const versions = useCall(siteVersions, {})
  const { busy, run } = useCommand(site)

  async function bringBack(number: number): Promise<void> {
    const { plan } = await call(siteVersion, { params: { number } })
    const read = readSitePlan(plan)
    if ('fault' in read) throw new Error('a kept version cannot be read')
    editor.load(read.scene)
    site.announce('info', texts.broughtBack, () => ({ number }))
    onClose()
  }
  async function discard(): Promise<void> {
    if (!(await keeper.flush())) return
    await call(discardSite, { body: { revision: keeper.revision() } })
    await reload()
    onClose()
  }
  return (
    <Drawer open onClose={onClose} title={say(texts.versions)} size={420}>
      {opened.draft && !onlyViewed ? (
        <Popconfirm
          title={say(texts.discardAsk)}
          okText={say(texts.discard)}
          cancelText={say(texts.cancel)}
          okButtonProps={{ danger: true }}
          onConfirm={() => void run(discard)}
        >
          <Button danger loading={busy}>
            {say(texts.discard)}
          </Button>
        </Popconfirm>
      ) : null}
      {versions.data?.length === 0 ? <p>{say(texts.noVersions)}</p> : null}
      <ul className={styles.versions}>
        {versions.data?.map(({ number, at, by, note }) => (
          <li key={number}>
            <p>{say(texts.versionLine, { number, at: formatFullMoment(at, reader), by })}</p>
            {note ? <p>{note}</p> : null}
            {onlyViewed ? null : (
              <Button size="small" disabled={busy} onClick={() => void run(() => bringBack(number))}>
                {say(texts.bringBack)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
