import type { SettingGroup, SettingKey } from '@fairground/domain/settings'
import { useEffect, useState } from 'react'
import { useSay } from '../lib/language'
import styles from './group-navigation.module.css'
import { groupTexts, settingsTexts as texts } from './settings.texts'

/** Where on the page one is, and a way to the other groups. */
export function GroupNavigation({ groups }: { groups: { group: SettingGroup; keys: SettingKey[] }[] }) {
  const say = useSay()
  const here = useGroupInView(groups.map(({ group }) => group).join())
  return (
    <nav aria-label={say(texts.navigation)}>
      <ul className={styles.links}>
        {groups.map(({ group, keys }) => (
          <li key={group}>
            <a href={`#${group}`} {...(group === here ? { 'aria-current': 'location' } : {})}>
              {say(groupTexts[group])}
              <span>{keys.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useGroupInView(groups: string): string {
  const [here, setHere] = useState('')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        const first = seen.find(({ isIntersecting }) => isIntersecting)
        if (first) setHere(first.target.id)
      },
      // A band in the upper part of the window: the group that crosses it is the one being read.
      { rootMargin: '-15% 0px -70%' },
    )
    for (const group of groups.split(',')) {
      const section = group && document.getElementById(group)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [groups])
  return here
}
