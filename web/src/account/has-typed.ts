/** Whether anything in a form's values would be missed. */
export function hasTyped(values: unknown): boolean {
  if (typeof values === 'string') return values.trim() !== ''
  return typeof values === 'object' && values !== null && Object.values(values).some(hasTyped)
}
