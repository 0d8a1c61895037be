/** Which unique index or reference a failed insert or update ran into, if any. That, not a look before, decides a race. */
export function violatedIndex(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' || code === '23503' ? constraint : undefined
}
