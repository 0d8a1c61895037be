import type { Shape } from '@fairground/domain/settings'

/** A new, empty entry of a list, complete in its parts, so that the rule can tell what is still missing. */
export function blankOf(shape: Shape): unknown {
  if ('fields' in shape)
    return Object.fromEntries(shape.fields.map(({ name, shape: inner }) => [name, blankOf(inner)]))
  if (shape.kind === 'list' || shape.kind === 'choices') return []
  if (shape.kind === 'switch') return false
  return shape.kind === 'number' ? undefined : ''
}
