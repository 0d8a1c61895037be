import { PictureOutlined } from '@ant-design/icons'
import { uploadBackground } from '@fairground/wire/venue'
import { Form, Image } from 'antd'
import { backgroundAddress } from '../hall'
import { useSay } from '../lib/language'
import { pictures } from '../ui/upload/file-kinds'
import { uploadTexts } from '../ui/upload/upload.texts'
import { UploadField, type UploadValue } from '../ui/upload/upload-field'
import { DrawnOutNote } from './drawn-out-note'
import { useScaling } from './use-scaling'
import styles from './venue.module.css'
import { venueTexts as texts } from './venue.texts'

/** The picture a hall's plan is drawn on. Its scale is asked for, since it fills the floor that the same form measures. */
export function BackgroundField(given: UploadValue) {
  const say = useSay()
  const { value } = given
  const form = Form.useFormInstance()
  const width = metres(Form.useWatch('widthM', form))
  const depth = metres(Form.useWatch('depthM', form))
  const scaling = useScaling(width && depth ? { width, depth } : undefined, (size) =>
    form.setFields([
      { name: 'widthM', value: size.width, touched: true, errors: [] },
      { name: 'depthM', value: size.depth, touched: true, errors: [] },
    ]),
  )
  return (
    <>
      <UploadField
        {...given}
        endpoint={uploadBackground}
        takes={pictures}
        mostMegabytes={5}
        prepare={scaling.prepare}
        storedAs={(stored) => stored}
        hint={say(texts.imageHint)}
        said={(there, name) => (there ? say(name === undefined ? texts.shown : texts.uploaded) : undefined)}
        replace={uploadTexts.replace}
        remove={uploadTexts.remove}
        picture={
          value ? (
            <Image
              key={value}
              src={backgroundAddress(value)}
              alt={say(texts.preview)}
              classNames={{ root: styles.thumbnail ?? '' }}
            />
          ) : (
            <span className={styles.blank} aria-hidden="true">
              <PictureOutlined />
            </span>
          )
        }
      />
      <DrawnOutNote picture={value} floor={{ width, depth }} />
      {scaling.dialog}
    </>
  )
}

/** A field holds a text for as long as what was typed is no figure. */
const metres = (typed: unknown): number | undefined =>
  typeof typed === 'number' && typed > 0 ? typed : undefined
