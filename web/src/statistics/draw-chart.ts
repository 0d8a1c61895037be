import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

/** The only module that brings the drawing library along: loaded when a chart is on the page, and by no other page. */
use([
  BarChart,
  LineChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  CanvasRenderer,
])

export interface DrawnChart {
  show: (option: EChartsCoreOption) => void
  fit: () => void
  end: () => void
}

/** `onOpen` is told which bar was pressed, and which part of it. */
export function drawChart(box: HTMLElement, onOpen: (place: number, part: number) => void): DrawnChart {
  const chart = init(box)
  chart.on('click', ({ dataIndex, seriesIndex, seriesType }) => {
    if (seriesType === 'bar' && seriesIndex !== undefined) onOpen(dataIndex, seriesIndex)
  })
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    fit: () => chart.resize(),
    end: () => chart.dispose(),
  }
}

/** The same at a size of its own, whatever the window is: sharp enough to be printed. */
export function pictureOf(option: EChartsCoreOption, width: number, height: number): string {
  const box = document.createElement('div')
  const chart = init(box, undefined, { width, height, devicePixelRatio: 2 })
  try {
    chart.setOption(option)
    return chart.getDataURL({ type: 'png', pixelRatio: 2 })
  } finally {
    chart.dispose()
  }
}
