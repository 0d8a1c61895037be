import { type SiteOverview, siteOverview } from '@fairground/wire/hall/maps'
import { planParameters } from '@fairground/wire/hall/plan-address'
import { ownSelection } from '@fairground/wire/selection'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  HallMapView,
  knownMaps,
  MapFailed,
  MapSkeleton,
  NoHalls,
  ownPickerPaths,
  PlanExportButton,
  useLiveMap,
  useOwnStates,
  usePlacedBooths,
  usePlanAddress,
  useShownFair,
} from '../hall'
import { useLanguage, useSay } from '../lib/language'
import { useScreen } from '../lib/use-screen'
import { useCall } from '../session/use-call'
import { useFair } from '../session/use-fair'
import { clockOffset } from '../ui/remaining'
import { useMedia } from '../ui/use-media'
import { boothActs } from './booth-acts'
import { ChoicePanel } from './choice-panel'
import type { OwnSelection } from './eligibility'
import styles from './position-page.module.css'
import { emptied } from './rehearsal'
import { RehearsalBanner } from './rehearsal-banner'
import { rehearsalTexts, selectionTexts as texts } from './selection.texts'
import { selectionPaths } from './selection-paths'
import { useChoosing } from './use-choosing'
import { useFavourites } from './use-favourites'
import { useHallChoice } from './use-hall-choice'
import { useRehearsal } from './use-rehearsal'
import { WindowClock } from './window-clock'

/** The live plan on which an exhibitor chooses. One page for both languages. */
export function PositionPage() {
  const language = useLanguage()
  const say = useSay()
  const title = useScreen()?.title[language]
  const site = useCall(siteOverview)
  const own = useCall(ownSelection, {}, { refetchInterval: 60_000 })
  const retry = () => void Promise.all([site.refetch(), own.refetch()])
  const failed = (site.isError && !site.data) || (own.isError && !own.data)
  const offsetMs = own.data ? clockOffset(own.data.now, own.dataUpdatedAt) : 0
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link className={styles.back} to={selectionPaths[language].start} aria-label={say(texts.back)}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path
              d="m12.500 4-6 6 6 6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.800"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </Link>
        <h1>{title}</h1>
        {own.data ? (
          <WindowClock own={own.data} offsetMs={offsetMs} onMomentCome={() => void own.refetch()} />
        ) : null}
      </header>
      <div className={styles.box}>
        {failed ? <MapFailed onRetry={retry} /> : null}
        {!failed && !(site.data && own.data) ? <MapSkeleton /> : null}
        {site.data?.halls.length === 0 ? <NoHalls /> : null}
        {site.data && own.data && site.data.halls.length > 0 ? (
          <ChosenHall site={site.data} own={own.data} />
        ) : null}
      </div>
    </div>
  )
}

function ChosenHall({ site, own: real }: { site: SiteOverview; own: OwnSelection }) {
  const rehearsal = useRehearsal(real)
  const own = rehearsal.isOn ? rehearsal.own : real
  const language = useLanguage()
  const facts = useFair().data
  const fair = useShownFair(facts)
  const isWide = useMedia('(min-width: 761px)')
  const say = useSay()
  const halls = useHallsInReach(site, own)
  const { hall, address, setAddress } = usePlanAddress(halls, own.booths[0]?.hallId)
  const hallId = hall?.id ?? ''
  const map = useLiveMap(hallId, knownMaps, facts?.mapRefresh.selection ?? 0)
  const live = useShownMap(useOwnStates(map, real.booths), rehearsal.isOn)
  const booths = usePlacedBooths(live.state.map)?.booths ?? noBooths
  const sent = useChoosing(live.retry)
  const choosing = rehearsal.isOn ? rehearsal.choosingAmong(hallId, booths) : sent
  const choice = useHallChoice({ hallId, booths, own, choosing })
  const favourites = useFavourites(choice.ownIds)
  if (!hall) return null
  const panel = (
    <ChoicePanel
      own={own}
      choosing={choosing}
      choice={choice}
      favourites={favourites}
      rehearsal={rehearsal.isOn ? rehearsal : undefined}
      onRehearse={rehearsal.isOn ? undefined : rehearsal.begin}
      isSheet={!isWide}
      onShow={(code) => setAddress({ booth: code })}
    />
  )
  return (
    <HallMapView
      site={site}
      halls={halls}
      maps={knownMaps}
      sitePlan={ownPickerPaths[language]}
      hall={hall}
      live={live}
      address={address}
      onAddress={setAddress}
      own={choice.ownIds}
      fair={fair}
      tools={<PlanExportButton hall={hall} />}
      acts={boothActs({ choice, choosing, favourites: rehearsal.isOn ? undefined : favourites, language })}
      {...(rehearsal.isOn && {
        badge: <span className={styles.badge}>{say(rehearsalTexts.name)}</span>,
        banner: <RehearsalBanner rehearsal={rehearsal} />,
      })}
      {...(isWide ? { aside: panel } : { sheet: panel })}
    />
  )
}

/** The plan as it is, or as if nobody had chosen yet. */
function useShownMap(live: ReturnType<typeof useLiveMap>, isEmpty: boolean) {
  const { map } = live.state
  const shown = useMemo(() => (map && isEmpty ? emptied(map) : map), [map, isEmpty])
  return { ...live, state: { ...live.state, map: shown } }
}

const noBooths: never[] = []

/** Halls to choose in, and the one the address names besides: it may be looked at, and its booths say why not. */
function useHallsInReach(site: SiteOverview, { hallIds, booths }: OwnSelection): SiteOverview['halls'] {
  const [search] = useSearchParams()
  const wanted = [...hallIds, ...booths.map(({ hallId }) => hallId), search.get(planParameters.hall)]
  const halls = site.halls.filter(({ id }) => wanted.includes(id))
  return halls.length > 0 ? halls : site.halls
}
