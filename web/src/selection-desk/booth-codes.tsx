import styles from './desk.module.css'
import { useDeskAddress } from './desk-address'

/** Numbers of booths, each leading to what happened to it. */
export function BoothCodes({ codes }: { codes: readonly string[] }) {
  const { showBooth } = useDeskAddress()
  return (
    <span className={styles.codes}>
      {codes.map((code) => (
        <button key={code} type="button" onClick={() => showBooth(code)}>
          {code}
        </button>
      ))}
    </span>
  )
}
