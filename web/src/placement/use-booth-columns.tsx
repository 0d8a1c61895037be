import { boothClassNames, openingName } from '@fairground/domain/booth'
import { dayIn } from '@fairground/domain/field'
import { companyPath } from '@fairground/wire/hub/screens'
import type { BoothColumn, PlacedBooth } from '@fairground/wire/placement'
import { Link } from 'react-router'
import { formatDate } from '../lib/format'
import { useLanguage, useSay } from '../lib/language'
import { useCompanyName } from '../review'
import { useTimeZone } from '../session/use-fair'
import { listMoment } from '../ui/list/list-moment'
import type { Column } from '../ui/list/list-rows'
import { BoothStateTag } from './booth-state'
import type { BoothWays } from './booth-ways'
import styles from './placement.module.css'
import { placementTexts as texts } from './placement.texts'

const column = (key: BoothColumn, rest: Omit<Column<PlacedBooth>, 'key' | 'sort'>): Column<PlacedBooth> => ({
  key,
  sort: key,
  ...rest,
})

export function useBoothColumns(ways: BoothWays): Column<PlacedBooth>[] {
  const say = useSay()
  const language = useLanguage()
  const english = language === 'en'
  const timeZone = useTimeZone()
  return [
    column('code', {
      title: say(texts.code),
      names: true,
      cell: ({ id, code }) => (
        <Link className={styles.mono} to={ways.booth(id)}>
          {code}
        </Link>
      ),
    }),
    column('hall', {
      title: say(texts.hall),
      wraps: 'words',
      cell: ({ hallZh, hallEn }) => (english ? hallEn : hallZh),
    }),
    column('state', { title: say(texts.state), cell: ({ state }) => <BoothStateTag state={state} /> }),
    column('company', {
      title: say(texts.company),
      wraps: true,
      cell: (booth) => <WhoHasIt booth={booth} />,
    }),
    {
      key: 'reservedFor',
      title: say(texts.reservedFor),
      wraps: true,
      cell: (booth) => <KeptFor booth={booth} />,
    },
    column('boothClass', {
      title: say(texts.kind),
      cell: ({ boothClass }) => boothClassNames[boothClass][language],
    }),
    column('openSides', {
      title: say(texts.opening),
      cell: ({ openSides }) => openingName(openSides)?.[language] ?? '',
    }),
    column('area', {
      title: say(texts.area),
      cell: ({ widthM, depthM, areaM2 }) => (
        <span className={styles.mono}>
          {areaM2} m² <span className={styles.soft}>{`${widthM} × ${depthM}`}</span>
        </span>
      ),
    }),
    column('since', {
      title: say(texts.since),
      cell: ({ since }) => (since ? listMoment(since, timeZone) : ''),
    }),
    {
      key: 'plan',
      title: say(texts.onPlanShort),
      cell: (booth) => (
        <Link to={ways.plan(booth)} aria-label={`${say(texts.onPlan)} ${booth.code}`}>
          {say(texts.onPlanShort)}
        </Link>
      ),
    },
  ]
}

/** A company, or what a service area is for. */
export function WhoHasIt({ booth }: { booth: PlacedBooth }) {
  const language = useLanguage()
  const nameOf = useCompanyName()
  const { companyId, companyZh, companyEn, nameZh, nameEn } = booth
  if (companyId)
    return <Link to={companyPath(companyId)}>{nameOf({ nameZh: companyZh, nameEn: companyEn })}</Link>
  return <span className={styles.soft}>{language === 'en' ? nameEn || nameZh : nameZh}</span>
}

/** Why it is kept back, and until when. */
export function KeptFor({ booth: { reservedFor, reservedUntil } }: { booth: PlacedBooth }) {
  const say = useSay()
  const language = useLanguage()
  const today = dayIn(useTimeZone())
  return (
    <>
      {reservedFor}{' '}
      {reservedUntil ? (
        <small className={reservedUntil < today ? styles.overdue : styles.soft}>
          {say(texts.until, { day: formatDate(reservedUntil, language) })}
          {reservedUntil < today ? ` · ${say(texts.overdueMark)}` : ''}
        </small>
      ) : null}
    </>
  )
}
