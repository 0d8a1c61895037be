/** 2026/11/15 09:30:00 by the fair's clock, the same in both languages so that columns line up. */
export const momentIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('zh-CN', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(moment)
