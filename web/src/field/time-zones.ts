/** Asia/Shanghai (UTC+8): the name people search for, and how far it is from everyone else. */
export function zoneLabel(zone: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${zone} (${(offset ?? 'GMT').replace('GMT', 'UTC')})`
}

let known: { value: string; label: string }[] | undefined

/** Made once, when a select is first opened: hundreds of formatters take a moment. */
export function timeZoneOptions(): { value: string; label: string }[] {
  known ??= Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zoneLabel(zone) }))
  return known
}
