import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { WallRangeInput } from '../src/draw/settings/wall-range-input'

it('keeps the end that is typed while the page around it is drawn anew', () => {
  onTestFinished(cleanup)
  const told: unknown[] = []
  const asked = () => (
    <WallRangeInput
      label="第一批选位时间"
      startsAt=""
      endsAt=""
      wrong={false}
      onChange={(span) => told.push(span)}
    />
  )
  const { rerender } = render(asked())
  const [start, end] = screen.getAllByLabelText<HTMLInputElement>('第一批选位时间') as [
    HTMLInputElement,
    HTMLInputElement,
  ]
  const type = (input: HTMLInputElement, value: string) => {
    fireEvent.mouseDown(input)
    fireEvent.focus(input)
    fireEvent.change(input, { target: { value } })
    rerender(asked())
    fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' })
  }
  type(start, '2026-12-01 09:00:00')
  type(end, '2026-12-01 10:00:00')
  expect(told).toEqual([{ startsAt: '2026-12-01 09:00:00', endsAt: '2026-12-01 10:00:00' }])
})
