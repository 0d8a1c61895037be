import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../lib/language'
import button from '../ui/plain-button.module.css'
import { BoothCard } from './booth-card'
import styles from './booth-card.module.css'
import { boothTexts } from './booth-facts.texts'
import { hallTexts as texts } from './hall.texts'
import { CrossIcon, ListIcon, WayIcon } from './icons'
import panel from './panel.module.css'

interface Props extends Omit<ComponentProps<typeof BoothCard>, 'actions'> {
  /** A page of its own about the booth, where there is one. */
  page: string | undefined
  /** What else can be done with it. */
  act: ReactNode
  onWay: () => void
  onList: () => void
  onClose: () => void
}

/** The card of the booth that was chosen, with what can be done from there. */
export function ChosenBooth({ page, act, onWay, onList, onClose, ...card }: Props) {
  const say = useSay()
  return (
    <BoothCard
      {...card}
      actions={
        <>
          {act}
          {page ? (
            <Link className={button.small} to={page}>
              {say(boothTexts.openBooth)}
            </Link>
          ) : null}
          <button type="button" className={button.small} onClick={onWay}>
            <WayIcon /> {say(boothTexts.wayHere)}
          </button>
          <button type="button" className={button.small} onClick={onList}>
            <ListIcon /> {say(boothTexts.inList)}
          </button>
          <button
            type="button"
            className={`${panel.icon} ${styles.letGo}`}
            aria-label={say(texts.close)}
            onClick={onClose}
          >
            <CrossIcon />
          </button>
        </>
      }
    />
  )
}
