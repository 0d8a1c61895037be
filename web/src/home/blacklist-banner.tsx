import { StopOutlined } from '@ant-design/icons'
import { formatFullDay, type Reader } from '../lib/format'
import { useSay } from '../lib/language'
import styles from './blacklist-banner.module.css'
import { exhibitorTexts as texts } from './exhibitor-home.texts'

interface Props {
  since: Date
  remark: string
  phones: string[]
  reader: Reader
}

/** What is closed to the company, why, and whom to ask: said once, plainly, before anything else on the page. */
export function BlacklistBanner({ since, remark, phones, reader }: Props) {
  const say = useSay()
  return (
    <section className={styles.banner} aria-labelledby="blacklisted">
      <StopOutlined className={styles.sign ?? ''} aria-hidden="true" />
      <div>
        <h2 id="blacklisted">{say(texts.blacklistTitle)}</h2>
        <p>{say(texts.blacklistText, { date: formatFullDay(since, reader) })}</p>
        {remark ? (
          <blockquote className={styles.remark}>
            <cite>{say(texts.blacklistRemark)}</cite>
            {remark}
          </blockquote>
        ) : null}
        {phones.length > 0 ? (
          <p className={styles.call}>
            {say(texts.blacklistCall)}
            {phones.map((phone) => (
              <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            ))}
          </p>
        ) : null}
      </div>
    </section>
  )
}
