import { PlusOutlined } from '@ant-design/icons'
import type { UserType } from '@fairground/domain/account'
import {
  mayAddProduct,
  productForms,
  productLimits,
  productsTitle,
} from '@fairground/domain/company/sections'
import { translate } from '@fairground/domain/text'
import { Button, Form, type FormInstance } from 'antd'
import { useMemo, useState } from 'react'
import { useLanguage, useSay } from '../../../lib/language'
import { FormStateContext, useFormState } from '../../../ui/form/form-context'
import { schemaRules } from '../../../ui/form/schema-rules'
import { introTexts as texts } from './intro.texts'
import { ProductCard } from './product-card'
import styles from './product-list.module.css'

export function ProductList({ form, variant }: { form: FormInstance; variant: UserType }) {
  const say = useSay()
  const language = useLanguage()
  const [asked, setAsked] = useState(false)
  const products: unknown = Form.useWatch('products', form)
  const fault = mayAddProduct(variant, Array.isArray(products) ? products : [])
  const rules = useMemo(() => schemaRules(productForms[variant], language, () => false), [variant, language])
  const state = useFormState()
  const inner = useMemo(() => ({ ...state, rules }), [state, rules])

  return (
    <Form.List name="products">
      {(fields, { add, remove, move }, { errors }) => (
        <fieldset className={styles.list}>
          <legend>
            {say(productsTitle)} *
            <small>
              {say(texts.productsHint, {
                least: productLimits.least,
                most: productLimits.most,
                count: fields.length,
              })}
            </small>
          </legend>
          <FormStateContext value={inner}>
            {fields.map(({ key, name }, index) => (
              <ProductCard
                key={key}
                name={name}
                variant={variant}
                onRemove={() => remove(name)}
                onMove={{
                  ...(index > 0 ? { up: () => move(index, index - 1) } : {}),
                  ...(index < fields.length - 1 ? { down: () => move(index, index + 1) } : {}),
                }}
              />
            ))}
          </FormStateContext>
          <Form.ErrorList errors={errors} />
          <p role="alert" className={styles.refusal}>
            {asked && fault ? translate(fault, language) : null}
          </p>
          <Button
            block
            type="dashed"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => {
              setAsked(fault !== undefined)
              if (!fault) add({})
            }}
          >
            {say(texts.add)}
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
