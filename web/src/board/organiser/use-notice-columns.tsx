import { PaperClipOutlined, PushpinFilled } from '@ant-design/icons'
import { inLanguage } from '@fairground/domain/field'
import { stateTitles, stateTones } from '@fairground/domain/list'
import type { ListedNotice } from '@fairground/wire/board'
import { useSay } from '../../lib/language'
import { useReader } from '../../session/use-fair'
import { listMoment } from '../../ui/list/list-moment'
import type { Column } from '../../ui/list/list-rows'
import { StatusTag } from '../../ui/status-tag'
import { boardTexts } from '../board.texts'
import styles from './notices-page.module.css'
import { organiserBoardTexts as texts } from './organiser-board.texts'

export function useNoticeColumns(onShow: (id: string) => void): Column<ListedNotice>[] {
  const say = useSay()
  const { language, timeZone } = useReader()
  return [
    {
      key: 'title',
      title: say(texts.columnTitle),
      names: true,
      wraps: true,
      cell: ({ id, titleZh, titleEn, pinned, attachments }) => (
        <>
          {pinned ? <PushpinFilled className={styles.pin ?? ''} aria-label={say(boardTexts.pinned)} /> : null}
          <button type="button" className={styles.open} onClick={() => onShow(id)}>
            {inLanguage({ zh: titleZh, en: titleEn }, language)}
          </button>
          {attachments > 0 ? (
            <span className={styles.clip} title={say(texts.attachmentCount, { count: attachments })}>
              <PaperClipOutlined aria-label={say(texts.attachmentCount, { count: attachments })} />
              <span aria-hidden="true">{attachments}</span>
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: 'languages',
      title: say(texts.languages),
      cell: ({ titleZh, titleEn }) =>
        say(titleZh && titleEn ? texts.both : titleZh ? texts.chinese : texts.english),
    },
    {
      key: 'state',
      title: say(texts.state),
      cell: ({ state }) => <StatusTag tone={stateTones[state]}>{say(stateTitles[state])}</StatusTag>,
    },
    {
      key: 'published',
      title: say(texts.published),
      cell: ({ publishedAt }) => (publishedAt ? listMoment(publishedAt, timeZone) : ''),
    },
    { key: 'updated', title: say(texts.updated), cell: ({ updatedAt }) => listMoment(updatedAt, timeZone) },
    { key: 'updatedBy', title: say(texts.updatedBy), cell: ({ updatedByName }) => updatedByName },
  ]
}
