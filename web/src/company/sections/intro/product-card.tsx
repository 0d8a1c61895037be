import type { UserType } from '@fairground/domain/account'
import { product } from '@fairground/domain/company/sections'
import { Button, Input, Popconfirm } from 'antd'
import { useSay } from '../../../lib/language'
import { KeptValue } from '../../../ui/form/kept-value'
import { UpDown } from '../../../ui/up-down'
import { CategoryCascader } from '../../fields/category-cascader'
import { NamedFileField } from '../../files/named-file-field'
import { introTexts as texts } from './intro.texts'
import styles from './product-card.module.css'
import { ProductField } from './product-field'

interface Props {
  /** Its place in the list, from 0. */
  name: number
  variant: UserType
  onRemove: () => void
  onMove: { up?: () => void; down?: () => void }
}

const room = { minRows: 4, maxRows: 10 }

export function ProductCard({ name, variant, onRemove, onMove }: Props) {
  const say = useSay()
  const number = name + 1
  const { fields } = product[variant]
  return (
    <fieldset className={styles.card} aria-label={say(texts.product, { number })}>
      <div className={styles.head}>
        <strong>{say(texts.product, { number })}</strong>
        <UpDown
          up={say(texts.up, { number })}
          down={say(texts.down, { number })}
          onUp={onMove.up}
          onDown={onMove.down}
        />
        <Popconfirm title={say(texts.removeAsk)} okText={say(texts.remove)} onConfirm={onRemove}>
          <Button type="text" size="small" aria-label={say(texts.removeProduct, { number })}>
            {say(texts.remove)}
          </Button>
        </Popconfirm>
      </div>
      <div className={styles.body}>
        <ProductField index={name} fields={fields} name="imageFileId">
          <NamedFileField kind="productImage" factsAt={['products', name, 'imageFacts']} tile />
        </ProductField>
        <KeptValue name={[name, 'imageFacts']} />
        <div>
          <ProductField index={name} fields={fields} name="category">
            <CategoryCascader />
          </ProductField>
          {(['introZh', 'introEn'] as const).map((text) => (
            <ProductField key={text} index={name} fields={fields} name={text}>
              <Input.TextArea autoSize={room} />
            </ProductField>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
