/** @jsxRuntime automatic */
import { placeIn, sitePages } from '@fairground/wire/portal/places'
import { itemsOf } from './content'
import { Plain, Way } from './parts'
import { type Edition, wordsIn } from './site'
import { say } from './texts'

export function Footer({ edition }: { edition: Edition }) {
  const { base, contact, language, name } = edition
  const services = [
    [say.exhibitors, sitePages.exhibitors],
    [say.openPlan, '/plan/planAnon'],
    [say.verifyDraw, '/verify'],
    [say.checkPaper, '/contract/check'],
    [say.help, '/guide/help'],
    [say.howToRegister, '/guide/registration'],
    [say.staff, '/exhibition/login/ch/Administrator'],
  ] as const
  const statements = [
    ...(saysSomething(base?.privacy) ? [[say.privacy, sitePages.privacy] as const] : []),
    ...(saysSomething(base?.accessibility) ? [[say.accessibility, sitePages.accessibility] as const] : []),
  ]
  const links = itemsOf(edition, 'portalLink')
  const [phone, email] = [wordsIn(contact, 'phone'), wordsIn(contact, 'email')]
  return (
    <footer className="foot">
      <div className="wide foot-rows">
        <div>
          <p className="foot-name">{name}</p>
          <Plain words={wordsIn(base, 'footer')} />
          <Plain words={wordsIn(contact, 'address')} />
        </div>
        {contact ? (
          <div>
            <h2>
              <a href={placeIn(language, sitePages.contact)}>{say.contact[language]}</a>
            </h2>
            <ul>
              {phone ? <li>{phone}</li> : null}
              {email ? (
                <li>
                  <Way href={`mailto:${email}`} language={language}>
                    {email}
                  </Way>
                </li>
              ) : null}
              {wordsIn(contact, 'hours') ? <li>{wordsIn(contact, 'hours')}</li> : null}
            </ul>
          </div>
        ) : null}
        <div>
          <h2>{say.services[language]}</h2>
          <ul>
            {services.map(([text, path]) => (
              <li key={path}>
                <Way href={path} language={language}>
                  {text[language]}
                </Way>
              </li>
            ))}
          </ul>
        </div>
        {links.length > 0 ? (
          <div>
            <h2>{say.links[language]}</h2>
            <ul>
              {links.slice(0, mostLinks).map(({ id, name: title, facts }) => (
                <li key={id}>
                  <Way href={facts.find((fact) => fact.name === 'link')?.href ?? ''} language={language}>
                    {title}
                  </Way>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <div className="wide foot-end">
        <span>{wordsIn(base, 'recordNumber')}</span>
        <ul className="statements">
          {statements.map(([text, path]) => (
            <li key={path}>
              <a href={placeIn(language, path)}>{text[language]}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

const mostLinks = 8
export const saysSomething = (text: unknown): boolean => Array.isArray(text) && text.length > 0
