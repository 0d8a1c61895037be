import { Modal } from 'antd'
import { useSay } from '../../lib/language'
import { fileTexts as texts } from './file.texts'
import { fileAddress } from './file-kinds'
import styles from './preview-dialog.module.css'

interface Props {
  fileId: string
  name: string
  open: boolean
  onClose: () => void
}

/** An uploaded picture at its full size. */
export function PreviewDialog({ fileId, name, open, onClose }: Props) {
  const say = useSay()
  return (
    <Modal
      open={open}
      title={name || say(texts.preview)}
      footer={null}
      width={820}
      destroyOnHidden
      onCancel={onClose}
    >
      <img className={styles.picture} src={fileAddress(fileId)} alt={name} />
    </Modal>
  )
}
