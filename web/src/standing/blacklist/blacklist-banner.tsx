import { StopOutlined } from '@ant-design/icons'
import { formatFullDay } from '../../lib/format'
import { useLanguage, useSay } from '../../lib/language'
import { useFair } from '../../session/use-fair'
import { blacklistTexts as texts } from './blacklist.texts'
import styles from './blacklist-banner.module.css'
import { useOwnBlacklisting } from './use-own-blacklisting'

/** What is closed to the company, why, and whom to ask: said plainly, before anything else on the page. */
export function BlacklistBanner() {
  const say = useSay()
  const language = useLanguage()
  const listed = useOwnBlacklisting()
  const fair = useFair()
  if (!listed || !fair.data) return null
  const { supportPhones, timeZone } = fair.data
  return (
    <section className={styles.banner} aria-labelledby="blacklisted">
      <StopOutlined className={styles.sign ?? ''} aria-hidden="true" />
      <div>
        <h2 id="blacklisted">{say(texts.title)}</h2>
        <p>{say(texts.text, { date: formatFullDay(listed.since, { language, timeZone }) })}</p>
        {listed.remark ? (
          <blockquote className={styles.remark}>
            <cite>{say(texts.remark)}</cite>
            {listed.remark}
          </blockquote>
        ) : null}
        {supportPhones.length > 0 ? (
          <p className={styles.call}>
            {say(texts.call)}
            {supportPhones.map((phone) => (
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
