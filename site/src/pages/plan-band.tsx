/** @jsxRuntime automatic */
import type { Language } from '@fairground/domain/text'
import { planSearch } from '@fairground/wire/hall/plan-address'
import { placeIn, sitePages } from '@fairground/wire/portal/places'
import { inWords } from '../content'
import { figureIn } from '../days'
import { boothsOf, countOf, type Figures, type HallNow, outlineOf, type Standing } from '../figures'
import { Way } from '../parts'
import { say } from '../texts'

const standings: readonly Standing[] = ['free', 'reserved', 'taken']

/** Every booth of the fair as it is right now, a hall to a card. */
export function PlanBand({ figures, language }: { figures: Figures | undefined; language: Language }) {
  const booths = figures ? boothsOf(figures) : []
  return (
    <section className="band">
      <div>
        <h2>{say.planTitle[language]}</h2>
        <p>{say.planLead[language]}</p>
        {booths.length > 0 ? (
          <p className="free-now">
            <strong>{figureIn(countOf(booths, 'free'), language)}</strong>{' '}
            {inWords(say.freeOf, language, { booths: figureIn(booths.length, language) })}
          </p>
        ) : null}
        <p className="band-ways">
          <Way href="/plan/planAnon" language={language} className="button">
            {say.openPlan[language]}
          </Way>
          <a className="button on-graphite" href={placeIn(language, sitePages.exhibitors)}>
            {say.exhibitors[language]}
          </a>
        </p>
      </div>
      {figures && booths.length > 0 ? (
        <div>
          <ul className="halls">
            {figures.halls.map((hall) => (
              <li key={hall.id}>
                <HallCard hall={hall} language={language} />
              </li>
            ))}
          </ul>
          <ul className="legend">
            {standings.map((standing) => (
              <li key={standing} className={standing}>
                {say[standing][language]} {figureIn(countOf(booths, standing), language)}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

function HallCard({
  hall: { booths, code, depth, id, name, width },
  language,
}: {
  hall: HallNow
  language: Language
}) {
  const other = language === 'zh' ? name.en : name.zh
  return (
    <a href={`/booth/anon?${planSearch({ hallId: id }, language)}`}>
      <span className="hall-name">
        <strong>{code}</strong> {name[language] || other}
      </span>
      <span className="hall-free">
        {figureIn(countOf(booths, 'free'), language)}
        <span className="unseen"> {say.free[language]}</span>
      </span>
      <svg viewBox={`0 0 ${width} ${depth}`} aria-hidden="true" focusable="false">
        {standings.map((standing) => (
          <path key={standing} className={standing} d={outlineOf(booths, standing)} />
        ))}
      </svg>
    </a>
  )
}
