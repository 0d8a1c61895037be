import type { UserType } from '@fairground/domain/account'
import type { IntroRecord, ProductRecord } from '@fairground/wire/company/intro'
import { useLanguage, useSay } from '../../../lib/language'
import { type Fact, Facts } from '../../facts'
import { StoredPicture } from '../../files/stored-picture'
import { introTexts as texts } from './intro.texts'
import styles from './intro-view.module.css'

export function IntroView({ record, variant }: { record: IntroRecord | null; variant: UserType }) {
  const say = useSay()
  if (!record) return null
  const logo = fileOf(record.logoFileId)
  const facts: Fact[] = [
    {
      label: say(texts.logo),
      wide: true,
      value: logo ? <StoredPicture fileId={logo} name={say(texts.logo)} /> : null,
    },
    ...(variant === 'CHN' ? [{ label: say(texts.introZh), value: record.introZh, wide: true }] : []),
    {
      label: say(variant === 'CHN' ? texts.introEn : texts.introOverseas),
      value: record.introEn,
      wide: true,
    },
  ]
  return (
    <>
      <Facts facts={facts} />
      <h3 className={styles.title}>{say(texts.products)}</h3>
      <ol className={styles.products}>
        {record.products.map((product, index) => (
          <Product key={product.id} product={product} number={index + 1} variant={variant} />
        ))}
      </ol>
    </>
  )
}

function Product({
  product,
  number,
  variant,
}: {
  product: ProductRecord
  number: number
  variant: UserType
}) {
  const image = fileOf(product.imageFileId)
  const category = useLanguage() === 'en' ? product.categoryLabelEn : product.categoryLabel
  return (
    <li className={styles.product}>
      {image ? <StoredPicture fileId={image} name={category} /> : null}
      <div className={styles.words}>
        <strong>
          {number}. {category}
        </strong>
        {variant === 'CHN' ? <p>{product.introZh}</p> : null}
        {product.introEn ? (
          <p lang="en" className={variant === 'CHN' ? styles.second : undefined}>
            {product.introEn}
          </p>
        ) : null}
      </div>
    </li>
  )
}

const fileOf = (value: unknown): string => (typeof value === 'string' ? value : '')
