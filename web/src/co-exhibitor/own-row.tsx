import { coExhibitorStateNames } from '@fairground/domain/co-exhibitor'
import { type ListedCoExhibitor, removeCoExhibitor } from '@fairground/wire/co-exhibitor'
import { Button, Modal } from 'antd'
import { Thumbnail } from '../company'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { StatusTag } from '../ui/status-tag'
import { useCommand } from '../ui/use-command'
import { coExhibitorAnnouncer } from './announce'
import styles from './co-exhibitor.module.css'
import { coExhibitorTexts as texts } from './co-exhibitor.texts'
import { nameIn, stateTones } from './tones'

/** Without `onEdit` it is only read. */
export function OwnRow({ one, onEdit }: { one: ListedCoExhibitor; onEdit?: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const name = nameIn(language, one)
  const other = name === one.nameZh ? one.nameEn : one.nameZh
  return (
    <li className={styles.one}>
      {one.logoFileId ? <Thumbnail fileId={one.logoFileId} name={say(texts.logoOf, { name })} /> : null}
      <div className={styles.facts}>
        <h3>{name}</h3>
        {other && other !== name ? <p>{other}</p> : null}
        <p>{[one.country, one.contactName, one.contactPhone].join(' · ')}</p>
        {one.remark ? <p>{say(texts.remarkIs, { remark: one.remark })}</p> : null}
      </div>
      <StatusTag tone={stateTones[one.state]}>{coExhibitorStateNames[one.state][language]}</StatusTag>
      {onEdit ? (
        <div className={styles.buttons}>
          <Button size="small" aria-label={say(texts.editOf, { name })} onClick={onEdit}>
            {say(texts.edit)}
          </Button>
          <RemoveButton one={one} name={name} />
        </div>
      ) : null}
    </li>
  )
}

function RemoveButton({ one: { id, version }, name }: { one: ListedCoExhibitor; name: string }) {
  const say = useSay()
  const refresh = useRefresh()
  const [modal, holder] = Modal.useModal()
  const { busy, run } = useCommand(coExhibitorAnnouncer)

  async function remove(): Promise<void> {
    const sure = await modal.confirm({
      title: say(texts.removeAsk, { name }),
      content: say(texts.removeNote),
      okText: say(texts.remove),
      cancelText: say(texts.back),
      okButtonProps: { danger: true },
    })
    if (!sure) return
    await run(() => call(removeCoExhibitor, { body: { id, version } }), {
      done: texts.removed,
      after: () => refresh('ownSignUp'),
    })
  }

  return (
    <>
      <Button
        size="small"
        danger
        loading={busy}
        aria-label={say(texts.removeOf, { name })}
        onClick={() => void remove()}
      >
        {say(texts.remove)}
      </Button>
      {holder}
    </>
  )
}
