import { MailOutlined, PhoneOutlined, StopOutlined } from '@ant-design/icons'
import { variantTitles } from '@fairground/domain/review'
import { fileAddress } from '../company'
import { formatDay, formatFullDay } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { StateTag, useCompanyName } from '../review'
import { useReader } from '../session/use-fair'
import { listMoment } from '../ui/list/list-moment'
import { StatusTag } from '../ui/status-tag'
import { hubTexts as texts } from './hub.texts'
import styles from './hub-head.module.css'
import { HubPath } from './hub-path'
import type { Hub } from './use-hub'

/** Who this is, whom to call, and how far they are. */
export function HubHead({ hub }: { hub: Hub }) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader()
  const { company } = hub
  const { blacklisting, lastChange } = company
  const name = useCompanyName()(company)
  const other = language === 'en' ? company.nameZh : company.nameEn
  return (
    <section className={styles.head} aria-labelledby="company-name">
      <div className={styles.identity}>
        {company.logoFileId ? <img src={fileAddress(company.logoFileId, true)} alt="" /> : null}
        <div className={styles.who}>
          <h1 id="company-name">
            {name}
            <span className={styles.tags}>
              <StateTag {...company} />
              {blacklisting ? <StatusTag tone="bad">{say(texts.blacklisted)}</StatusTag> : null}
            </span>
          </h1>
          {other && other !== name ? <p lang={language === 'en' ? 'zh' : 'en'}>{other}</p> : null}
          <p className={styles.facts}>
            {company.registrationNumber ? <b>{company.registrationNumber}</b> : null}
            {company.creditCode ? <b>{company.creditCode.replace(/(.{4})(?=.)/g, '$1 ')}</b> : null}
            <span>{variantTitles[company.variant][language]}</span>
            <span>{say(texts.edition, { edition: company.edition })}</span>
          </p>
          <p className={styles.times}>
            <span>{say(texts.registered, { date: formatFullDay(company.registeredAt, reader) })}</span>
            {lastChange ? (
              <span>
                {say(texts.changed, { at: listMoment(lastChange.at, reader.timeZone), by: lastChange.by })}
              </span>
            ) : null}
          </p>
        </div>
        <Contact people={hub.people} />
      </div>
      {blacklisting ? (
        <div className={styles.blacklisted}>
          <StopOutlined aria-hidden="true" />
          <div>
            <p>{say(texts.blacklistedSince, { date: formatDay(blacklisting.since, reader) })}</p>
            {blacklisting.remark ? <p className={styles.remark}>{blacklisting.remark}</p> : null}
          </div>
        </div>
      ) : null}
      {company.current ? <HubPath hub={hub} /> : null}
    </section>
  )
}

function Contact({ people }: Pick<Hub, 'people'>) {
  const say = useSay()
  const [contact] = people.contacts
  const [mailbox] = people.mailboxes
  if (!contact && !mailbox) return <p className={styles.noContact}>{say(texts.noContact)}</p>
  return (
    <div className={styles.contact}>
      <div>
        {contact ? <b>{contact.name}</b> : null}
        {contact?.mobile ? <span className={styles.number}>{contact.mobile}</span> : null}
        {mailbox ? <span>{mailbox}</span> : null}
      </div>
      {contact?.mobile ? (
        <a
          href={`tel:${contact.mobile}`}
          aria-label={say(texts.call, { name: contact.name || contact.mobile })}
        >
          <PhoneOutlined aria-hidden="true" />
        </a>
      ) : null}
      {mailbox ? (
        <a href={`mailto:${mailbox}`} aria-label={say(texts.write, { mailbox })}>
          <MailOutlined aria-hidden="true" />
        </a>
      ) : null}
    </div>
  )
}
