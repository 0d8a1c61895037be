import { useLocation, useRouteError } from 'react-router'
import { frontLanguage } from '../lib/chosen-language'
import { frontPage } from '../lib/front-page'
import { languageOf } from '../lib/screen'
import { sayIn } from '../lib/text'
import { useScreen } from '../lib/use-screen'
import { MessagePage } from '../ui/message-page'
import button from '../ui/plain-button.module.css'
import { appTexts } from './app.texts'

/** The last resort of every screen; it must not need anything that could itself have failed to load. */
export function ErrorPage() {
  const { search } = useLocation()
  const language = languageOf(useScreen(), undefined, search, { chosen: undefined, front: frontLanguage })
  const say = sayIn(language)
  const missing = isMissingFile(useRouteError())
  return (
    <main id="main" tabIndex={-1} role="alert">
      <MessagePage
        title={say(missing ? appTexts.outdatedTitle : appTexts.errorTitle)}
        lines={[say(missing ? appTexts.outdatedAdvice : appTexts.errorAdvice), say(appTexts.errorKept)]}
      >
        <button type="button" className={button.primary} onClick={() => window.location.reload()}>
          {say(appTexts.reload)}
        </button>
        <a className={button.button} href={frontPage[language]}>
          {say(appTexts.home)}
        </a>
      </MessagePage>
    </main>
  )
}

/** Each browser words a file that did not arrive differently; all of them name the dynamic import or the module. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
