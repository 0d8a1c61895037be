import type { FoundBooth } from '@fairground/wire/hall/search'
import { longestSearched } from '@fairground/wire/hall/searched'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useLanguage, useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import styles from './address-notes.module.css'
import { addressTexts as texts } from './address-notes.texts'
import type { PlanSearch } from './search-openly'

interface Place {
  code: string
  name: { zh: string; en: string }
}

interface Props {
  /** The hall that is shown. */
  hall: Place
  /** It was not the one that was asked for. */
  isHallMissing: boolean
  /** The number of a booth that it does not have. */
  lost: string | undefined
  search: PlanSearch
  linkTo: (booth: FoundBooth) => string
  onClose: () => void
}

/** What an address asked for and is not there. A booth of another hall leads to it, or says where it is. */
export function AddressNotes({ hall, isHallMissing, lost, onClose, ...asked }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div className={styles.notes} role="status">
      <div>
        {isHallMissing ? (
          <p>{say(texts.noSuchHall, { hall: `${hall.code} ${hall.name[language]}` })}</p>
        ) : null}
        {lost ? <LostBooth code={lost} isLed={!isHallMissing} {...asked} /> : null}
      </div>
      <button type="button" className={button.small} onClick={onClose}>
        {say(texts.close)}
      </button>
    </div>
  )
}

interface LostProps extends Pick<Props, 'search' | 'linkTo'> {
  code: string
  /** At once to where it is; not twice in a row, should the search know a hall that the site does not. */
  isLed: boolean
}

type Whereabouts = { status: 'looking' | 'nowhere' | 'failed' } | { status: 'elsewhere'; booth: FoundBooth }

function LostBooth({ code, search, linkTo, isLed }: LostProps) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [is, setIs] = useState<Whereabouts>({ status: 'looking' })

  const onFound = useEffectEvent((booth: FoundBooth | undefined) => {
    if (!booth) setIs({ status: 'nowhere' })
    else if (isLed) void navigate(linkTo(booth), { replace: true })
    else setIs({ status: 'elsewhere', booth })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each attempt
  useEffect(() => {
    let isWanted = true
    setIs({ status: 'looking' })
    findByNumber(search, code).then(
      (booth) => isWanted && onFound(booth),
      () => isWanted && setIs({ status: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [search, code, attempt])

  switch (is.status) {
    case 'looking':
      return <p>{say(texts.looking, { booth: code })}</p>
    case 'nowhere':
      return <p>{say(texts.noSuchBooth, { booth: code })}</p>
    case 'elsewhere': {
      const { code: number, hall } = is.booth
      const where = `${hall.code} ${hall.name[language]}`
      return (
        <p>
          <Link to={linkTo(is.booth)}>{say(texts.elsewhere, { booth: number, hall: where })}</Link>
        </p>
      )
    }
    case 'failed':
      return (
        <p>
          {say(texts.failed, { booth: code })}{' '}
          <button type="button" className={button.small} onClick={() => setAttempt(attempt + 1)}>
            {say(texts.retry)}
          </button>
        </p>
      )
  }
}

/** Of a whole number the exact one is the nearest. */
async function findByNumber(search: PlanSearch, code: string): Promise<FoundBooth | undefined> {
  const text = code.trim()
  if (text === '' || text.length > longestSearched) return undefined
  const { booths } = await search({ text, page: 1 })
  return booths.find((booth) => booth.code.toLowerCase() === text.toLowerCase())
}
