import type { SimilarRow } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import { Modal } from 'antd'
import { useSay } from '../../lib/language'
import { StatusTag } from '../../ui/status-tag'
import styles from './form.module.css'
import { similarityTexts, formTexts as texts } from './form.texts'

interface Props {
  list: KeptList
  editing: boolean
  rows: SimilarRow[]
  answer: (goOn: boolean) => void
}

/** A calm word before a company is listed twice. The rows open in another tab, so that nothing typed is left behind. */
export function SimilarDialog({ list, editing, rows, answer }: Props) {
  const say = useSay()
  return (
    <Modal
      open
      title={say(texts.similarTitle)}
      width={520}
      okText={say(editing ? texts.saveAnyway : texts.addAnyway)}
      cancelText={say(texts.goBack)}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p className={styles.lead}>{say(texts.similarLead)}</p>
      <ul className={styles.similar}>
        {rows.map(({ id, companyName, creditCode, similarity }) => (
          <li key={id}>
            <a
              href={`${list.path}?show=${id}`}
              target="_blank"
              rel="noopener"
              aria-label={say(texts.lookAt, { name: companyName })}
            >
              {companyName}
            </a>
            <StatusTag tone={similarity === 'closeName' ? 'info' : 'warn'}>
              {say(similarityTexts[similarity])}
            </StatusTag>
            {creditCode ? <small>{creditCode}</small> : null}
          </li>
        ))}
      </ul>
    </Modal>
  )
}
