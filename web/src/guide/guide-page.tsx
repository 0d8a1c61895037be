import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { FairFacts } from '../fair'
import { formatDate } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import type { Block, Guide } from './guide'
import { guideTexts as texts } from './guide.texts'
import styles from './guide-page.module.css'

/** A document to read or print, in whatever frame it stands. Needs nothing but CSS. */
export function GuidePage({ guide, other }: { guide: Guide; other: ReactNode }) {
  const say = useSay()
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={say(texts.contents)}>
        <p>{say(texts.contents)}</p>
        <ol>
          {guide.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{say(title)}</a>
            </li>
          ))}
          <li>
            <a href="#contact">{say(texts.contact)}</a>
          </li>
        </ol>
      </nav>
      <article className={styles.text}>
        <h1>{say(guide.title)}</h1>
        <p className={styles.intro}>{say(guide.intro)}</p>
        <button type="button" className={styles.print} onClick={() => window.print()}>
          {say(texts.print)}
        </button>
        {guide.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{say(title)}</h2>
            {blocks.map((block) => (
              <Content key={keyOf(block)} block={block} />
            ))}
          </section>
        ))}
        <Contact />
        <p className={styles.other}>{other}</p>
      </article>
    </div>
  )
}

/** Blocks of one section never begin alike. */
function keyOf(block: Block): string {
  if (block.kind === 'text') return block.text.en
  return block.kind === 'terms' ? (block.rows[0]?.term.en ?? '') : (block.items[0]?.en ?? '')
}

function Content({ block }: { block: Block }) {
  const say = useSay()
  if (block.kind === 'text') return <p>{say(block.text)}</p>
  if (block.kind === 'terms')
    return (
      <dl>
        {block.rows.map(({ term, meaning }) => (
          <div key={term.en}>
            <dt>{say(term)}</dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
    )
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item) => (
        <li key={item.en}>{say(item)}</li>
      ))}
    </List>
  )
}

function Contact() {
  const say = useSay()
  const language = useLanguage()
  const facts = useLoaderData() as FairFacts | null
  const phones = facts?.supportPhones.join(language === 'en' ? ', ' : '、')
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">{say(texts.contact)}</h2>
      <p>{phones ? say(texts.phones, { phones }) : say(texts.phonesMissing)}</p>
      {facts ? <p>{say(texts.deadline, { deadline: formatDate(facts.signUpDeadline, language) })}</p> : null}
    </section>
  )
}
