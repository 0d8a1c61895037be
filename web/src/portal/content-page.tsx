import { useLocation, useSearchParams } from 'react-router'
import { KeptListPage } from '../list'
import { contentAt, pathOf } from './content-at'
import { EditorPage } from './editor/editor-page'
import { SingleContent } from './editor/single-content'
import { EntryPage } from './entry-page'
import { inputsOf } from './picture-field'

/** The one desk behind all addresses of the portal's content. Keyed, so that nothing of one entry reaches the next. */
export function ContentPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const shown = contentAt(pathname.replace(/\/$/, ''), search)
  if (!shown) return null
  const { list } = shown
  switch (shown.does) {
    case 'list':
      return (
        <KeptListPage
          key={list.name}
          list={shown.list}
          title={list.title}
          fixed={{}}
          drawn={false}
          inputs={inputsOf(list)}
          pageOf={(kind, id) => pathOf(list, kind, id)}
        />
      )
    case 'insert':
      return <EditorPage key={list.name} list={list} />
    case 'update':
      return <EditorPage key={shown.id} list={list} id={shown.id} />
    case 'detail':
      return <EntryPage key={shown.id} list={list} id={shown.id} />
    case 'single':
      return <SingleContent key={list.name} list={list} />
  }
}
