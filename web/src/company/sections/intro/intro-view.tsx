import type { UserType } from '@fairground/domain/account'
import { productsTitle } from '@fairground/domain/company/sections'
import type { IntroRecord, ProductRecord } from '@fairground/wire/company/intro'
import { useLanguage, useSay } from '../../../lib/language'
import { StoredPicture } from '../../files/stored-picture'
import { useLabels } from '../../use-labels'
import { SectionFacts } from '../section-facts'
import styles from './intro-view.module.css'

const orders = { CHN: ['logoFileId', 'introZh', 'introEn'], ENG: ['logoFileId', 'introEn'] } as const

export function IntroView({ record, variant }: { record: IntroRecord; variant: UserType }) {
  const say = useSay()
  const label = useLabels('intro', variant)
  const logo = fileOf(record.logoFileId)
  return (
    <>
      <SectionFacts
        section="intro"
        variant={variant}
        record={record}
        order={orders[variant]}
        shown={{
          logoFileId: logo ? (
            <Picture fileId={logo} name={label('logoFileId')} fileName={record.logoName} />
          ) : null,
        }}
      />
      <h3 className={styles.title}>{say(productsTitle)}</h3>
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
      {image ? <Picture fileId={image} name={category} fileName={product.imageName} /> : null}
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

interface PictureProps {
  fileId: string
  name: string
  fileName: string
}

function Picture({ fileId, name, fileName }: PictureProps) {
  return (
    <figure className={styles.picture}>
      <StoredPicture fileId={fileId} name={name} />
      <figcaption title={fileName}>{fileName}</figcaption>
    </figure>
  )
}

const fileOf = (value: unknown): string => (typeof value === 'string' ? value : '')
