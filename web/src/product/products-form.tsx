import { PlusOutlined } from '@ant-design/icons'
import { exhibitProductForms, mostProducts, productMessages, productSheets } from '@fairground/domain/product'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { type ListedProduct, ownProducts, productsFromSignUp, saveProducts } from '@fairground/wire/product'
import { Button, Form } from 'antd'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../lib/language'
import { useRefresh } from '../session/freshness'
import { call } from '../session/session'
import { useUser } from '../session/use-session'
import { ConflictNote } from '../ui/form/conflict-note'
import { FormStateContext, useFormState } from '../ui/form/form-context'
import { KeptValue } from '../ui/form/kept-value'
import { SchemaForm } from '../ui/form/schema-form'
import { schemaRules } from '../ui/form/schema-rules'
import { SubmitButton } from '../ui/form/submit-button'
import { useKeptForm } from '../ui/form/use-kept-form'
import { useCommand } from '../ui/use-command'
import { announce, productAnnouncer } from './announce'
import styles from './product.module.css'
import { productTexts as texts } from './product.texts'
import { ProductCard } from './product-card'

type Own = CallResult<typeof ownProducts>

/** All products in their order, saved together. What was typed outlives a reload. */
export function ProductsForm({ own }: { own: Own }) {
  const say = useSay()
  const refresh = useRefresh()
  const { id, userType } = useUser()
  const [form] = Form.useForm()
  const kept = useKeptForm({
    form,
    draftKey: `products.${id}`,
    version: own.version,
    onClose: () => form.setFieldsValue({ products: own.products, basedOn: own.version }),
    latest: () => call(ownProducts, {}),
  })
  const { conflict } = kept

  async function save({ products }: { products: unknown[] }): Promise<void> {
    let saved = 0
    const overtaken = await kept.save(async (version) => {
      const body = { version, products: products as ListedProduct[] }
      saved = (await call(saveProducts, { body })).version
    })
    if (overtaken) return
    form.setFieldValue('basedOn', saved)
    announce('success', productMessages.saved)
    await refresh('ownSignUp')
  }

  function takeOver({ products, version }: Own): void {
    form.setFieldsValue({ products })
    kept.accept(version)
  }

  return (
    <SchemaForm
      schema={productSheets[userType]}
      form={form}
      name="products"
      draft={kept.draft}
      initialValues={{ products: own.products, basedOn: own.version }}
      onSubmit={save}
    >
      {conflict ? (
        <ConflictNote
          title={conflict.message}
          choices={{
            theirs: { label: texts.theirs, onChoose: () => takeOver(conflict.latest) },
            mine: { label: texts.mine, onChoose: () => kept.accept(conflict.latest.version) },
          }}
        />
      ) : null}
      <Cards inSignUp={own.inSignUp} />
      <KeptValue name="basedOn" />
      <div className={styles.actions}>
        <Button onClick={kept.cancel}>{say(texts.discard)}</Button>
        <SubmitButton>{say(texts.save)}</SubmitButton>
      </div>
    </SchemaForm>
  )
}

/** The rules of a card are those of a product, whatever its place. */
function Cards({ inSignUp }: { inSignUp: number }) {
  const say = useSay()
  const language = useLanguage()
  const { userType } = useUser()
  const state = useFormState()
  const rules = useMemo(
    () => schemaRules(exhibitProductForms[userType], language, () => false),
    [userType, language],
  )
  const inner = useMemo(() => ({ ...state, rules }), [state, rules])
  return (
    <Form.List name="products">
      {(fields, { add, remove, move }) => (
        <>
          {fields.length === 0 && inSignUp > 0 ? <Beginning inSignUp={inSignUp} /> : null}
          <FormStateContext value={inner}>
            {fields.map(({ key, name }, index) => (
              <ProductCard
                key={key}
                name={name}
                onRemove={() => remove(name)}
                onMove={{
                  ...(index > 0 ? { up: () => move(index, index - 1) } : {}),
                  ...(index < fields.length - 1 ? { down: () => move(index, index + 1) } : {}),
                }}
              />
            ))}
          </FormStateContext>
          <Button
            block
            type="dashed"
            icon={<PlusOutlined aria-hidden="true" />}
            disabled={fields.length >= mostProducts}
            onClick={() => add({ isNew: true, nameZh: '', nameEn: '', textZh: '', textEn: '' })}
          >
            {say(texts.add)} {say(texts.count, { count: fields.length, most: mostProducts })}
          </Button>
        </>
      )}
    </Form.List>
  )
}

/** An empty sheet can begin with what the sign-up says. */
function Beginning({ inSignUp }: { inSignUp: number }) {
  const say = useSay()
  const form = Form.useFormInstance()
  const { busy, run } = useCommand(productAnnouncer)
  const copy = async () => {
    const products = await call(productsFromSignUp, {})
    form.setFieldsValue({ products })
    announce('success', texts.copied, () => ({ count: products.length }))
  }
  return (
    <div className={styles.beginning}>
      <p>{say(texts.copyNote, { count: inSignUp })}</p>
      <Button type="primary" loading={busy} onClick={() => void run(copy)}>
        {say(texts.copy)}
      </Button>
    </div>
  )
}
