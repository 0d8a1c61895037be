import { gateUses, placeUses } from '@fairground/floorplan/site-plan'
import { type Change, NameFields, PlaceFields, RemoveButton, UseField, useEdit } from './piece-fields'
import { useSiteState } from './site-context'
import { gateNames, placeNames } from './site-names'

export function GateForm({ kind, id }: { kind: 'gate' | 'place'; id: string }) {
  const gate = useSiteState((state) => state.shown.gates.find((one) => one.id === id))
  const place = useSiteState((state) => state.shown.places.find((one) => one.id === id))
  const of = { kind, id }
  const edit = useEdit(of)
  const piece = kind === 'gate' ? gate : place
  if (!piece) return null
  const set =
    (change: object): Change =>
    (site) =>
      kind === 'gate'
        ? { ...site, gates: site.gates.map((one) => (one.id === id ? { ...one, ...change } : one)) }
        : { ...site, places: site.places.map((one) => (one.id === id ? { ...one, ...change } : one)) }
  return (
    <>
      {gate ? (
        <UseField
          value={gate.use}
          names={gateNames}
          uses={gateUses}
          onChange={(use) => edit('use', set({ use }))}
        />
      ) : null}
      {place ? (
        <UseField
          value={place.use}
          names={placeNames}
          uses={placeUses}
          onChange={(use) => edit('use', set({ use }))}
        />
      ) : null}
      <NameFields
        required
        value={piece.label}
        onChange={(language, text) =>
          edit(`name ${language}`, set({ label: { ...piece.label, [language]: text } }))
        }
      />
      <PlaceFields of={of} x={piece.at.x} y={piece.at.y} />
      <RemoveButton of={of} />
    </>
  )
}

export function TreeForm({ index }: { index: number }) {
  const tree = useSiteState((state) => state.shown.trees[index])
  const of = { kind: 'tree' as const, id: String(index) }
  if (!tree) return null
  return (
    <>
      <PlaceFields of={of} x={tree.x} y={tree.y} />
      <RemoveButton of={of} />
    </>
  )
}
