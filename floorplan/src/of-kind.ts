import type { SceneElement, Scenery } from './scene'

type OfKind<Kind extends SceneElement['kind']> = Extract<SceneElement, { kind: Kind }>

/** Apart from the scene's schemas, which no page that only draws has to load. */
export const ofKind = <Kind extends SceneElement['kind']>(elements: Scenery, kind: Kind): OfKind<Kind>[] =>
  elements.filter((element): element is OfKind<Kind> => element.kind === kind)
