/** @jsxRuntime automatic */
import type { NavigationItem } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import { placeIn, sitePages, sitePlaces } from '@fairground/wire/portal/places'
import { titleOf } from './content'
import { Way } from './parts'
import type { Edition } from './site'
import { type SectionName, say, sections } from './texts'

const loginDoors = { zh: '/exhibition/login/ch/login', en: '/exhibition/login/en/login' } as const

interface Entry {
  title: string
  target: string
  children: Entry[]
}

/** The navigation of the desk, as far as it speaks the language; without one, all there is to read. */
function entriesOf({ navigation, language, rows }: Edition): Entry[] {
  const said = (items: readonly NavigationItem[]): Entry[] =>
    items.flatMap(({ title, target, shown, children }) =>
      shown && title[language] ? [{ title: title[language], target, children: said(children) }] : [],
    )
  const kept = said(navigation)
  if (kept.length > 0) return kept
  return (Object.keys(sections) as SectionName[]).flatMap((name) => {
    const kinds = sections[name].kinds.filter((kind) => (rows[kind] ?? []).length > 0)
    const children = kinds.map((kind) => ({
      title: titleOf(kind, language),
      target: sitePlaces[kind],
      children: [],
    }))
    const [first] = children
    return children.length > 1
      ? [{ title: sections[name].title[language], target: '', children }]
      : first
        ? [first]
        : []
  })
}

interface Props {
  edition: Edition
  path: string
  otherFace: string
}

export function Header({ edition, path, otherFace }: Props) {
  const { language } = edition
  const entries = entriesOf(edition)
  return (
    <header className="head">
      <div className="wide head-row">
        <a className="brand" href={placeIn(language, sitePages.home)}>
          <Mark edition={edition} />
          <span>{edition.name}</span>
        </a>
        <nav className="menu" aria-label={say.navigation[language]}>
          <Entries entries={entries} path={path} language={language} />
        </nav>
        <div className="head-ways">
          <a className="head-search" href={placeIn(language, sitePages.search)}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d="M9 3a6 6 0 1 1 0 12A6 6 0 0 1 9 3Zm4.4 10.4L18 18"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
              />
            </svg>
            <span className="unseen">{say.search[language]}</span>
          </a>
          <Faces language={language} otherFace={otherFace} />
          <a className="button quiet" href={loginDoors[language]}>
            {say.login[language]}
          </a>
        </div>
        <details className="folded">
          <summary aria-label={say.menu[language]}>
            <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
              <path
                d="M3 6h16M3 11h16M3 16h16"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
              />
            </svg>
          </summary>
          <nav aria-label={say.menu[language]}>
            <Unfolded entries={entries} path={path} language={language} />
            <ul>
              {[sitePages.exhibitors, sitePages.search].map((place) => (
                <li key={place}>
                  <a href={placeIn(language, place)}>
                    {place === sitePages.search ? say.search[language] : say.exhibitors[language]}
                  </a>
                </li>
              ))}
            </ul>
            <Faces language={language} otherFace={otherFace} />
            <a className="button" href={loginDoors[language]}>
              {say.login[language]}
            </a>
          </nav>
        </details>
      </div>
    </header>
  )
}

function Mark({ edition: { base } }: { edition: Edition }) {
  const logo = base?.logo
  return typeof logo === 'string' ? (
    <img src={`/api/portal/picture/${logo}`} alt="" height={34} />
  ) : (
    <img src="/favicon.svg" alt="" width={34} height={34} />
  )
}

function Faces({ language, otherFace }: { language: Language; otherFace: string }) {
  const own = <strong aria-current="true">{language === 'zh' ? '中文' : 'English'}</strong>
  const other = (
    <a
      href={otherFace}
      lang={language === 'zh' ? 'en' : 'zh-CN'}
      hrefLang={language === 'zh' ? 'en' : 'zh-CN'}
    >
      {language === 'zh' ? 'English' : '中文'}
    </a>
  )
  return (
    <p className="faces">
      {language === 'zh' ? own : other}
      {language === 'zh' ? other : own}
    </p>
  )
}

interface Shown {
  entries: readonly Entry[]
  path: string
  language: Language
}

const leadsTo = (target: string, path: string): boolean =>
  target !== '' && target !== '/' && (path === target || path.startsWith(`${target}/`))

function Entries({ entries, path, language }: Shown) {
  return (
    <ul>
      {entries.map(({ title, target, children }) => (
        <li key={title + target}>
          {children.length > 0 ? (
            <details name="menu">
              <summary {...(children.some((one) => leadsTo(one.target, path)) ? { className: 'here' } : {})}>
                {title}
              </summary>
              <Unfolded
                entries={[...(target ? [{ title, target, children: [] }] : []), ...children]}
                path={path}
                language={language}
              />
            </details>
          ) : (
            <Named title={title} target={target} path={path} language={language} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Unfolded({ entries, path, language }: Shown) {
  return (
    <ul>
      {entries.map(({ title, target, children }) => (
        <li key={title + target}>
          <Named title={title} target={target} path={path} language={language} />
          {children.length > 0 ? <Unfolded entries={children} path={path} language={language} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Named({ title, target, path, language }: Omit<Shown, 'entries'> & Omit<Entry, 'children'>) {
  if (target === '') return <span className="gathers">{title}</span>
  return (
    <Way href={target} language={language} {...(leadsTo(target, path) ? { className: 'here' } : {})}>
      {title}
    </Way>
  )
}
