import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { sayIn } from '../lib/text'
import { isHinted } from '../session/hint'
import { BrandMark } from '../ui/brand-mark'
import { MessagePage } from '../ui/message-page'
import { PageSkeleton } from '../ui/page-skeleton'
import button from '../ui/plain-button.module.css'
import { appTexts } from './app.texts'
import styles from './not-found.module.css'
import { ScreenFrame } from './screen-frame'

const NotFoundInArea = lazy(() =>
  import('./not-found-in-area').then((module) => ({ default: module.NotFoundInArea })),
)

/** Whoever is signed in keeps their area around them; a stranger gets a light page in both languages. */
export function NotFound() {
  if (isHinted())
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NotFoundInArea />
      </Suspense>
    )
  return (
    <ScreenFrame>
      <NotFoundForAll />
    </ScreenFrame>
  )
}

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
            <Link className={button.primary} to="/">
              {zh(appTexts.home)}
            </Link>
          </MessagePage>
        </div>
        <div lang="en">
          <MessagePage title={en(appTexts.notFoundTitle)} lines={[en(appTexts.notFoundAdvice)]}>
            <Link className={button.button} to="/?lang=en">
              {en(appTexts.home)}
            </Link>
          </MessagePage>
        </div>
      </main>
    </>
  )
}
