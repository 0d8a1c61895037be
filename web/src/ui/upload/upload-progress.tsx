import { Progress } from 'antd'
import { useSay } from '../../lib/language'
import styles from './upload.module.css'
import { uploadTexts as texts } from './upload.texts'

/** `share`: how much of the file has been sent, from 0 to 1. Once all of it has, the server looks inside. */
export function UploadProgress({ name, share }: { name: string; share: number }) {
  const say = useSay()
  const percent = Math.round(share * 100)
  return (
    <>
      <Progress percent={percent} showInfo={false} size="small" aria-label={name} />
      <span className={styles.hint}>
        {percent < 100 ? say(texts.uploading, { percent }) : say(texts.checking)}
      </span>
    </>
  )
}
