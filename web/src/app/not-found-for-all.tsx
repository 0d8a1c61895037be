import { Link } from 'react-router'
import { frontPage } from '../lib/front-page'
import { sayIn } from '../lib/text'
import { BrandMark } from '../ui/brand-mark'
import { MessagePage } from '../ui/message-page'
import button from '../ui/plain-button.module.css'
import { appTexts } from './app.texts'
import styles from './not-found-for-all.module.css'

/** For whoever is not known: in both languages. */
export function NotFoundForAll() {
  const zh = sayIn('zh')
  const en = sayIn('en')
  return (
    <>
      <header className={styles.header}>
        <BrandMark name="Fairground" />
      </header>
      <main id="main" tabIndex={-1} className={styles.both}>
        <div lang="zh-CN">
          <MessagePage title={zh(appTexts.notFoundTitle)} lines={[zh(appTexts.notFoundAdvice)]}>
            <Link className={button.primary} to={frontPage.zh}>
              {zh(appTexts.home)}
            </Link>
          </MessagePage>
        </div>
        <div lang="en">
          <MessagePage title={en(appTexts.notFoundTitle)} lines={[en(appTexts.notFoundAdvice)]}>
            <Link className={button.button} to={frontPage.en}>
              {en(appTexts.home)}
            </Link>
          </MessagePage>
        </div>
      </main>
    </>
  )
}
