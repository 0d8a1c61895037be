/** Lists show times as figures, in both languages, so that columns line up: 2026/11/15 09:30, by the fair's clock. */
export const listMoment = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('zh-CN', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(date)
