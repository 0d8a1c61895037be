import { ArrowLeftOutlined } from '@ant-design/icons'
import { companyPath } from '@fairground/wire/hub/screens'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCodeName } from '../codelist'
import { formatNumber } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { StatusTag } from '../ui/status-tag'
import styles from './floor-card.module.css'
import { boothPath, hallListPath, planPath } from './floor-paths'
import { HallBooths } from './hall-booths'
import type { BoothHit, HallHit } from './options'
import { searchTexts, floorTexts as texts } from './search.texts'

type Floor = { kind: 'hall'; hit: HallHit } | { kind: 'booth'; hit: BoothHit }

interface Props {
  floor: Floor
  onBack: () => void
  onLeave: () => void
}

/** The facts of a hall or a booth, beside the results, and the ways to its plan and its page. */
export function FloorCard({ floor, onBack, onLeave }: Props) {
  const say = useSay()
  return (
    <section
      className={styles.card}
      aria-label={say(floor.kind === 'hall' ? texts.hallFacts : texts.boothFacts)}
    >
      <button type="button" className={styles.back} onClick={onBack}>
        <ArrowLeftOutlined aria-hidden="true" /> {say(texts.back)}
      </button>
      {floor.kind === 'hall' ? (
        <HallFacts hall={floor.hit} />
      ) : (
        <BoothFacts booth={floor.hit} onLeave={onLeave} />
      )}
      <p className={styles.ways}>
        {waysOf(floor).map(({ to, text }) => (
          <Link key={to} to={to} onClick={onLeave}>
            {say(text)}
          </Link>
        ))}
      </p>
    </section>
  )
}

const waysOf = ({ kind, hit }: Floor) =>
  kind === 'hall'
    ? [
        { to: planPath(hit.id), text: texts.onPlan },
        { to: hallListPath(hit.id), text: texts.listed },
      ]
    : [
        { to: planPath(hit.hallId, hit.code), text: texts.onPlan },
        { to: boothPath(hit.id), text: texts.openBooth },
      ]

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function HallFacts({ hall }: { hall: HallHit }) {
  const say = useSay()
  const english = useLanguage() === 'en'
  return (
    <>
      <h2>{hall.code}</h2>
      <p className={styles.name}>{english ? hall.nameEn : hall.nameZh}</p>
      <dl>
        <Fact term={say(texts.kind)}>{say(hall.kind === 'indoor' ? texts.indoor : texts.outdoor)}</Fact>
        <Fact term={say(texts.size)}>{say(texts.sides, { width: hall.widthM, depth: hall.depthM })}</Fact>
      </dl>
      <HallBooths booths={hall.booths} />
    </>
  )
}

function BoothFacts({ booth, onLeave }: { booth: BoothHit; onLeave: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const english = language === 'en'
  const stateName = useCodeName('boothStatus')
  const exhibitType = useCodeName('exhibitType')
  const { holder } = booth
  const size = {
    width: booth.widthM,
    depth: booth.depthM,
    area: formatNumber(booth.areaM2, language),
  }
  return (
    <>
      <h2>{booth.code}</h2>
      <dl>
        <Fact term={say(texts.hall)}>
          {booth.hallCode} {english ? booth.hallEn : booth.hallZh}
        </Fact>
        <Fact term={say(texts.state)}>{stateName(booth.status)}</Fact>
        <Fact term={say(texts.kind)}>{say(booth.boothClass === 'raw' ? texts.raw : texts.standard)}</Fact>
        <Fact term={say(texts.size)}>{say(texts.sidesAndArea, size)}</Fact>
        <Fact term={say(texts.openSides)}>{say(texts.openSidesCount, { count: booth.openSides })}</Fact>
        <Fact term={say(texts.exhibits)}>{exhibitType(booth.exhibitType)}</Fact>
        <Fact term={say(texts.holder)}>
          {holder ? (
            <>
              <Link to={companyPath(holder.id)} onClick={onLeave}>
                {(english ? holder.nameEn : holder.nameZh) || holder.nameZh || holder.nameEn}
              </Link>{' '}
              {holder.blacklisted ? <StatusTag tone="bad">{say(searchTexts.blacklisted)}</StatusTag> : null}
            </>
          ) : (
            say(texts.noHolder)
          )}
        </Fact>
      </dl>
    </>
  )
}
