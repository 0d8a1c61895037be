import type { EChartsCoreOption } from 'echarts/core'
import type { ChartPlan } from './chart-plan'

/** As the page has them: a picture knows no variables of style. */
export interface ChartColours {
  ink: string
  soft: string
  line: string
  paper: string
  /** Parts of a bar, told apart by lightness as well as by hue. */
  parts: readonly string[]
  before: string
}

interface Words {
  title: string
  /** What an earlier edition is called, where one stands beside. */
  before: string
  running: string
  runningBefore: string
  figure: (value: number) => string
}

export const barHeight = 30
const font = 'Inter, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif'

/** As high as its bars need. */
export const heightOf = ({ kind, labels, parts, before }: ChartPlan): number =>
  kind === 'days' ? 320 : Math.max(2, labels.length) * barHeight + (parts.length > 1 || before ? 76 : 44)

const shortened = (label: string, most: number): string =>
  label.length > most ? `${label.slice(0, most - 1)}…` : label

export function chartOption(
  plan: ChartPlan,
  colours: ChartColours,
  words: Words,
  { narrow, asPicture }: { narrow: boolean; asPicture: boolean },
): EChartsCoreOption {
  const several = plan.parts.length > 1 || plan.before !== undefined || plan.running !== undefined
  const top = (asPicture ? 48 : 8) + (several ? 32 : 0)
  return {
    animation: false,
    backgroundColor: asPicture ? colours.paper : 'transparent',
    textStyle: { fontFamily: font, color: colours.ink },
    ...(asPicture
      ? { title: { text: words.title, left: 16, top: 12, textStyle: { color: colours.ink, fontSize: 16 } } }
      : {}),
    legend: {
      show: several,
      type: 'scroll',
      left: 8,
      top: asPicture ? 44 : 0,
      icon: 'roundRect',
      itemWidth: 12,
      itemHeight: 10,
      textStyle: { color: colours.ink },
      pageTextStyle: { color: colours.ink },
      pageIconColor: colours.ink,
    },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: plan.kind === 'days' ? 'line' : 'shadow' },
      confine: true,
      // Drawn, not written: the page allows no styles that a script brings as text.
      renderMode: 'richText',
      backgroundColor: colours.paper,
      borderColor: colours.line,
      textStyle: { color: colours.ink },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? words.figure(value) : '–'),
    },
    grid: {
      left: 8,
      right: plan.kind === 'days' ? 12 : 64,
      top,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...(plan.kind === 'days' ? days(plan, colours, words) : bars(plan, colours, words, narrow)),
  }
}

function bars(plan: ChartPlan, colours: ChartColours, words: Words, narrow: boolean): EChartsCoreOption {
  const most = narrow ? 8 : 22
  const last = plan.parts.length - 1
  const sums = plan.labels.map((_, place) =>
    plan.parts.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  )
  return {
    xAxis: {
      type: 'value',
      axisLabel: { color: colours.soft, hideOverlap: true },
      splitLine: { lineStyle: { color: colours.line } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: plan.labels,
      axisLabel: { color: colours.ink, interval: 0, formatter: (label: string) => shortened(label, most) },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colours.line } },
    },
    series: [
      ...plan.parts.map(({ name, values }, place) => ({
        type: 'bar',
        name,
        stack: 'all',
        data: values,
        barMaxWidth: 18,
        cursor: 'pointer',
        itemStyle: {
          color: colours.parts[place % colours.parts.length],
          borderColor: colours.paper,
          borderWidth: place > 0 ? 1 : 0,
        },
        label: {
          show: place === last,
          position: 'right',
          color: colours.ink,
          formatter: ({ dataIndex }: { dataIndex: number }) => words.figure(sums[dataIndex] ?? 0),
        },
        // A stack whose last part is nothing would have no place for its sum.
        ...(place === last ? { labelLayout: { hideOverlap: false } } : {}),
      })),
      ...(plan.before
        ? [
            {
              type: 'scatter',
              name: words.before,
              symbol: 'rect',
              symbolSize: [3, 22],
              itemStyle: { color: colours.before },
              data: plan.before.map((value, place) => [value, place]),
              z: 5,
            },
          ]
        : []),
    ],
  }
}

function days(plan: ChartPlan, colours: ChartColours, words: Words): EChartsCoreOption {
  const line = (name: string, data: number[], colour: string, dashed: boolean) => ({
    type: 'line',
    name,
    data,
    yAxisIndex: 1,
    symbol: 'none',
    lineStyle: { color: colour, width: 2, type: dashed ? 'dashed' : 'solid' },
    itemStyle: { color: colour },
  })
  const axis = { type: 'value', axisLabel: { color: colours.soft }, minInterval: 1 }
  return {
    xAxis: {
      type: 'category',
      data: plan.labels,
      axisLabel: { color: colours.soft, hideOverlap: true },
      axisLine: { lineStyle: { color: colours.line } },
      axisTick: { show: false },
    },
    yAxis: [
      { ...axis, splitLine: { lineStyle: { color: colours.line } } },
      { ...axis, splitLine: { show: false } },
    ],
    series: [
      ...plan.parts.map(({ name, values }, place) => ({
        type: 'bar',
        name,
        stack: 'all',
        data: values,
        barMaxWidth: 18,
        cursor: 'pointer',
        itemStyle: { color: colours.parts[(place + 1) % colours.parts.length] },
      })),
      ...(plan.running ? [line(words.running, plan.running, colours.parts[0] ?? colours.ink, false)] : []),
      ...(plan.before ? [line(words.runningBefore, plan.before, colours.before, true)] : []),
    ],
  }
}
