import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Form, type FormInstance } from 'antd'
import { expect, it, onTestFinished } from 'vitest'
import { FigureInput } from '../src/field'

let form: FormInstance

function Asked() {
  const [asked] = Form.useForm()
  form = asked
  return (
    <Form form={asked} initialValues={{ count: 2.5 }}>
      <Form.Item name="count" label="数量">
        <FigureInput digits={6} />
      </Form.Item>
    </Form>
  )
}

it('what is typed over a figure is what the rule judges, and stays to be mended', () => {
  onTestFinished(cleanup)
  render(<Asked />)
  const field = screen.getByLabelText<HTMLInputElement>('数量')
  expect(field.value).toBe('2.5')
  for (const [typed, judged] of [
    ['1O', '1O'],
    ['abc', 'abc'],
    ['', null],
    ['2.', 2],
    ['１２', 12],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } })
    expect(form.getFieldValue('count')).toBe(judged)
    expect(field.value).toBe(typed)
  }
  fireEvent.blur(field)
  expect(field.value).toBe('12')
})
