/** @jsxRuntime automatic */
import type { Language } from '@fairground/domain/text'
import { inWords } from '../content'
import { daysIn, daysUntil, figureIn } from '../days'
import { areaOf, boothsOf, type Figures } from '../figures'
import { Picture, Plain, Way } from '../parts'
import { type Edition, wordsIn } from '../site'
import { say } from '../texts'

interface Props {
  edition: Edition
  now: Date
  /** Whether the desk wants the days counted. */
  counts: boolean
}

/** What the fair is called, when and where it is, and what one can do about it. */
export function Hero({ edition, now, counts }: Props) {
  const { base, fair, figures, language, name } = edition
  const [opensOn, closesOn] = [wordsIn(base, 'opensOn'), wordsIn(base, 'closesOn')]
  const days = counts && opensOn ? daysUntil(opensOn, now, fair.timeZone) : undefined
  const registration = wordsIn(base, 'visitorRegistration')
  const hero = base?.hero
  const area = figures ? areaOf(figures) : 0
  return (
    <section className="hero">
      <div className="wide hero-row">
        <div className="hero-words">
          <p className="kicker">{inWords(say.edition, language, { edition: fair.edition })}</p>
          <h1>{name}</h1>
          <Plain words={wordsIn(base, 'tagline')} className="tagline" />
          <dl className="hero-facts">
            {opensOn ? (
              <div>
                <dt>{say.when[language]}</dt>
                <dd>{daysIn(opensOn, closesOn, language)}</dd>
              </div>
            ) : null}
            {wordsIn(base, 'venue') ? (
              <div>
                <dt>{say.where[language]}</dt>
                <dd>{wordsIn(base, 'venue')}</dd>
              </div>
            ) : null}
          </dl>
          <p className="hero-ways">
            <Way href="/" language={language} className="button">
              {say.apply[language]}
            </Way>
            {registration ? (
              <Way href={registration} language={language} className="button quiet">
                {say.register[language]}
              </Way>
            ) : null}
            {days ? (
              <span className="counts">
                {inWords(days === 1 ? say.opensTomorrow : say.opensIn, language, { days })}
              </span>
            ) : null}
          </p>
        </div>
        {typeof hero === 'string' ? (
          <Picture of={{ src: `/api/portal/picture/${hero}`, alt: wordsIn(base, 'heroAlt') }} eager />
        ) : (
          <div className="jets">
            <Jets editions={fair.edition} area={area ? `${figureIn(area, language)} m²` : ''} />
            {fair.edition > 1 ? <p>{inWords(say.jets, language, { edition: fair.edition })}</p> : null}
          </div>
        )}
      </div>
      {figures ? <InFigures figures={figures} language={language} /> : null}
    </section>
  )
}

const mostJets = 24
const [nozzle, floor, farthest] = [40, 330, 530]
const pathOf = (reach: number) =>
  `M${nozzle} ${floor}Q${nozzle + reach * 0.46} ${floor - reach * 1.1} ${nozzle + reach} ${floor}`

interface Jetted {
  editions: number
  /** How large the last of them is. */
  area: string
}

/** A jet of water for every edition there was, each a little further than the one before. */
function Jets({ editions, area }: Jetted) {
  const jets = Math.min(Math.max(editions, 1), mostJets)
  const earlier = Array.from({ length: jets - 1 }, (_, jet) =>
    Math.round(farthest * (0.09 + 0.91 * ((jet + 1) / jets) ** 1.5)),
  )
  const [topX, topY] = [nozzle + farthest * 0.48, floor - farthest * 0.55]
  return (
    <svg viewBox="0 0 600 346" aria-hidden="true" focusable="false">
      <path className="jet last" d={pathOf(farthest)} />
      {earlier.map((reach) => (
        <path key={reach} className="jet" d={pathOf(reach)} />
      ))}
      {earlier.map((reach) => (
        <circle key={reach} className="lands" cx={nozzle + reach} cy={floor} r="2.2" />
      ))}
      <path className="floor" d={`M0 ${floor}H600`} />
      <path className="lands last" d={`M${nozzle + farthest} ${floor}v9`} />
      <path className="nozzle" d="M24 330a16 16 0 0 1 32 0ZM36 318l12-24 9 4-9 25Z" />
      {area ? (
        <>
          <circle className="top" cx={topX} cy={topY} r="5" />
          <text className="top-words" x={topX} y={topY - 14} textAnchor="middle">
            {area}
          </text>
        </>
      ) : null}
    </svg>
  )
}

interface Told {
  figures: Figures
  language: Language
}

/** How large the fair is, counted now. */
function InFigures({ figures, language }: Told) {
  const told = [
    [say.halls, figures.halls.length],
    [say.boothsInAll, boothsOf(figures).length],
    [say.area, areaOf(figures)],
    [say.approved, figures.exhibitors],
  ] as const
  return (
    <div className="figures">
      <dl className="wide">
        {told
          .filter(([, count]) => count > 0)
          .map(([title, count]) => (
            <div key={title.en}>
              <dt>{title[language]}</dt>
              <dd>{figureIn(count, language)}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
