import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Form, type FormInstance, Input } from 'antd'
import { expect, it, onTestFinished } from 'vitest'
import { UserContext } from '../src/session/use-session'
import { useKeptForm } from '../src/ui/form/use-kept-form'
import { admin } from './support/people'

let open: { form: FormInstance; save: () => Promise<unknown> }

function Kept() {
  const [form] = Form.useForm()
  const kept = useKeptForm({ form, draftKey: 'record', version: 1, onClose: () => undefined })
  open = { form, save: () => kept.save(async () => undefined) }
  return (
    <Form form={form} initialValues={{ name: '' }}>
      <Form.Item name="name" label="名称">
        <Input />
      </Form.Item>
    </Form>
  )
}

it('a form that was saved has nothing unsaved, until somebody types again', async () => {
  onTestFinished(cleanup)
  render(
    <UserContext value={admin}>
      <Kept />
    </UserContext>,
  )
  const type = (value: string) => fireEvent.change(screen.getByLabelText('名称'), { target: { value } })
  type('甲')
  expect(open.form.isFieldsTouched()).toBe(true)
  await act(open.save)
  expect(open.form.isFieldsTouched()).toBe(false)
  expect(open.form.getFieldValue('name')).toBe('甲')
  type('乙')
  expect(open.form.isFieldsTouched()).toBe(true)
})
