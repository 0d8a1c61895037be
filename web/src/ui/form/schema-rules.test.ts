import { loginForms } from '@fairground/domain/account'
import { defineMessages } from '@fairground/domain/text'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type FieldRules, namePathOf, schemaFaults, schemaRules, withBlanks } from './schema-rules'

const messages = defineMessages('schemaRulesSample', {
  name: { zh: '请输入中文公司名称', en: 'Please enter the company name' },
  tooLong: { zh: '最多可输入{limit}个字', en: 'No more than {limit} characters' },
})
const company = z.object({
  name: z.string().trim().min(1, messages.name).max(10, messages.tooLong),
  fax: z.string().max(30),
  website: z.string().max(100).optional(),
  email: z.string().trim().max(30).pipe(z.email()),
  patents: z.int().min(0).max(10_000),
  products: z.array(z.string()).min(1),
  mailing: z.object({ contact: z.string().min(1).max(25) }),
})

type Validator = { validator: (rule: unknown, value: unknown) => Promise<void> }

async function complaintOf(rules: Record<string, FieldRules>, path: string, value: unknown) {
  const [rule] = (rules[path]?.rules ?? []) as Validator[]
  if (!rule) throw new Error(`no rule for ${path}`)
  return rule.validator({}, value).then(
    () => 'fine',
    (error: Error) => error.message,
  )
}

const complaint = (path: string, value: unknown, language: 'zh' | 'en' = 'zh', strict = () => true) =>
  complaintOf(schemaRules(company, language, strict), path, value)

describe('form rules taken from a schema', () => {
  it('say the schema’s own sentence in the language of the form', async () => {
    expect(await complaint('name', '')).toBe('请输入中文公司名称')
    expect(await complaint('name', '', 'en')).toBe('Please enter the company name')
  })

  it('treat a field nobody touched like an empty one', async () => {
    expect(await complaint('name', undefined)).toBe('请输入中文公司名称')
    expect(await complaint('fax', undefined)).toBe('fine')
  })

  it('name the limit when a text is too long', async () => {
    expect(await complaint('name', '北京安盾消防科技有限公司')).toBe('最多可输入10个字')
  })

  it('leave an empty field in peace until the form is sent', async () => {
    expect(await complaint('name', '', 'zh', () => false)).toBe('fine')
    expect(await complaint('email', 'not a mail', 'zh', () => false)).toBe('格式不正确')
  })

  it('mark exactly the fields that may not stay empty', () => {
    const rules = schemaRules(company, 'zh')
    const required = Object.keys(rules).filter((path) => rules[path]?.required)
    expect(required).toEqual(['name', 'email', 'patents', 'products', 'mailing.contact'])
  })

  it('know how long a text may be, also through pipes, options and nested objects', () => {
    const rules = schemaRules(company, 'zh')
    const limits = Object.fromEntries(Object.entries(rules).map(([path, rule]) => [path, rule.maxLength]))
    expect(limits).toEqual({
      name: 10,
      fax: 30,
      website: 100,
      email: 30,
      patents: undefined,
      products: undefined,
      'mailing.contact': 25,
    })
  })

  it('speak the login form’s texts', async () => {
    const rules = schemaRules(loginForms.mobile, 'zh')
    expect(await complaintOf(rules, 'username', '12800000001')).toBe('*请输入正确手机号')
    expect(await complaintOf(rules, 'password', '')).toBe('*请输入密码')
  })
})

describe('the whole form', () => {
  it('passes with its optional fields untouched', () => {
    const typed = {
      name: '安盾',
      email: 'a@b.example',
      patents: 0,
      products: ['01'],
      mailing: { contact: '张敏' },
    }
    expect(company.safeParse(typed).success).toBe(false)
    expect(company.safeParse(withBlanks(company, typed)).success).toBe(true)
  })

  it('takes an optional field that was emptied again as left out', async () => {
    const form = z.object({ standby: z.email().optional() })
    expect(await complaintOf(schemaRules(form, 'zh'), 'standby', '')).toBe('fine')
    expect(form.safeParse(withBlanks(form, { standby: '' })).success).toBe(true)
  })

  it('leaves out a part that is not on the screen', () => {
    const form = z.object({ captcha: z.object({ answer: z.string().length(4) }).optional() })
    expect(withBlanks(form, {})).toEqual({ captcha: undefined })
    expect(form.safeParse(withBlanks(form, { captcha: { answer: '' } })).success).toBe(false)
  })
})

describe('faults of the whole form', () => {
  it('stand at the field a rule between fields names', () => {
    const pair = z.object({ main: z.string(), backup: z.string() }).superRefine((value, context) => {
      if (value.main === value.backup)
        context.addIssue({ code: 'custom', path: ['backup'], message: messages.name })
    })
    const issues = pair.safeParse({ main: '1', backup: '1' }).error?.issues ?? []
    expect(schemaFaults(issues, 'zh')).toEqual([{ path: 'backup', message: '请输入中文公司名称' }])
  })

  it('find their field in a list of products', () => {
    expect(namePathOf('products.2.name')).toEqual(['products', 2, 'name'])
  })
})
