import { sectionTitles } from '@fairground/domain/company/sections'
import { Button } from 'antd'
import { useSay } from '../../lib/language'
import styles from './basics-first.module.css'
import { editTexts as texts } from './edit.texts'

/** Nothing can be kept for a company that is not there yet; said before anything is typed in vain. */
export function BasicsFirst({ onGo }: { onGo: () => void }) {
  const say = useSay()
  const section = say(sectionTitles.basics)
  return (
    <div className={styles.first}>
      <p>{say(texts.basicsFirst, { section })}</p>
      <Button onClick={onGo}>{say(texts.toBasics, { section })}</Button>
    </div>
  )
}
