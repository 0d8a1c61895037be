import { admitBadges, gateList } from '@fairground/wire/badge/gate'
import { CallFailure } from '@fairground/wire/kernel/client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Reader } from '../../lib/format'
import { call, session } from '../../session/session'
import { useReader } from '../../session/use-fair'
import { useUser } from '../../session/use-session'
import { badgeAnnouncer } from '../announce'
import { createAdmissionQueue } from './admission-queue'
import { createGate, type Gate, type GateDoors, type GateState } from './gate-store'
import { keepGatePage } from './keep-gate-page'
import { browserKeeper, type KeptList } from './kept-list'

/** People wait in front of the gate: what does not answer by then is taken for a network that is gone. */
const patienceMs = 4_000
const refreshMs = 20_000

export interface OpenGate {
  gate: Gate
  state: GateState
  refresh: () => Promise<void>
  reader: Reader
}

const shared = () => ({
  queue: createAdmissionQueue(() => window.localStorage),
  now: () => new Date(),
})

export function useGate(): OpenGate {
  const { id: userId } = useUser()
  const reader = useReader()
  const known = useRef(reader)
  known.current = reader
  const timeZone = () => known.current.timeZone
  const [gate] = useState(() =>
    createGate({
      ...shared(),
      list: (since) => call(gateList, { query: { since } }),
      send: async (admissions) =>
        (await call(admitBadges, { body: { admissions }, signal: AbortSignal.timeout(patienceMs) })).outcomes,
      keeper: browserKeeper({ userId, language: reader.language, timeZone }),
      timeZone,
    }),
  )
  const [refresh] = useState(() => () => gate.refresh().catch(badgeAnnouncer.announceFailure))
  useEffect(() => {
    void gate.recall()
    keepGatePage()
  }, [gate])
  return { ...useWatched(gate, refresh), refresh, reader }
}

const unreachable = () => Promise.reject(new CallFailure('unreachable', ''))

/** Before anybody can say who is signed in: by the list that was kept, until the server can be asked. */
export function useOfflineGate(kept: KeptList): OpenGate {
  const { language, timeZone } = kept
  const [gate] = useState(() => {
    const doors: GateDoors = {
      ...shared(),
      list: unreachable,
      send: unreachable,
      keeper: { read: async () => kept, write: unreachable },
      timeZone: () => timeZone,
    }
    return createGate(doors)
  })
  const [refresh] = useState(() => async () => {
    await gate.recall()
    await gate.refresh()
    // Once it answers, the guard shows the page itself, and that sends what waits.
    await session.check()
  })
  return { ...useWatched(gate, refresh), refresh, reader: { language, timeZone } }
}

function useWatched(gate: Gate, refresh: () => Promise<void>): Pick<OpenGate, 'gate' | 'state'> {
  const state = useSyncExternalStore(gate.watch, gate.get)
  useEffect(() => {
    void refresh()
    const timer = setInterval(() => void refresh(), refreshMs)
    const onNetwork = () => void refresh()
    window.addEventListener('online', onNetwork)
    window.addEventListener('offline', onNetwork)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', onNetwork)
      window.removeEventListener('offline', onNetwork)
    }
  }, [refresh])
  return { gate, state }
}
