import { discardDraft } from '@fairground/wire/design'
import { Button, Drawer, Popconfirm } from 'antd'
import { useSay } from '../../../lib/language'
import { call } from '../../../session/session'
import { announcer } from '../../../ui/announce'
import { useFocusBack } from '../../../ui/dialog-focus'
import { useCommand } from '../../../ui/use-command'
import { useDesign } from '../../design-context'
import { useDesk } from '../../desk-context'
import { ComparedPlans } from './compared-plans'
import styles from './versions.module.css'
import { versionTexts as texts } from './versions.texts'

const design = announcer('design')

/** What the draft changes of the published plan; each line leads to its place on the plan, which stays in sight. */
export function CompareDrawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { hall, editor, published, onlyViewed } = useDesign()
  const { changes, keeper, seatId, draft, publishedMark, setOpen, reload } = useDesk()
  useFocusBack()
  const { busy, run } = useCommand(design)
  const { number } = published

  async function discard(): Promise<void> {
    const done = await run(
      async () => {
        await keeper.flush()
        await call(discardDraft, { body: { hallId: hall.id, seat: seatId, revision: keeper.revision() } })
      },
      { done: texts.discarded },
    )
    if (!done) return
    editor.load(published.draft)
    keeper.adopt({ draft: editor.get().draft, revision: 0, savedAt: undefined, on: publishedMark })
    onClose()
    await reload()
  }

  return (
    <Drawer
      open
      mask={false}
      size={420}
      title={say(texts.compareTitle, { number })}
      onClose={onClose}
      footer={
        onlyViewed || changes.same ? null : (
          <div className={styles.foot}>
            {draft || keeper.revision() > 0 ? (
              <Popconfirm
                title={say(texts.discardTitle, { number })}
                description={<span className={styles.popNote}>{say(texts.discardNote)}</span>}
                okText={say(texts.discard)}
                cancelText={say(texts.keep)}
                okButtonProps={{ danger: true }}
                onConfirm={discard}
              >
                <Button danger type="text" loading={busy}>
                  {say(texts.discard)}
                </Button>
              </Popconfirm>
            ) : (
              <span />
            )}
            <Button type="primary" onClick={() => setOpen({ part: 'publish' })}>
              {say(texts.toPublish)}
            </Button>
          </div>
        )
      }
    >
      <ComparedPlans changes={changes} />
    </Drawer>
  )
}
