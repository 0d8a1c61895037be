interface Props {
  className: string | undefined
  /** By id. */
  names: readonly (readonly [id: string, name: string])[]
}

const namedAtMost = 5

/** Of many rows that one question is about, the first by name. */
export function FirstNamed({ className, names }: Props) {
  return (
    <ul className={className}>
      {names.slice(0, namedAtMost).map(([id, name]) => (
        <li key={id}>{name}</li>
      ))}
      {names.length > namedAtMost ? <li>…</li> : null}
    </ul>
  )
}
