import { uploadLogo } from '@fairground/wire/company/files'
import { type Code, codes } from '@fairground/wire/kernel/codes'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FilePreview } from '../src/company/files/file-preview'
import { StoredPicture } from '../src/company/files/stored-picture'
import { useUploads } from '../src/ui/upload/use-uploads'

const { XMLHttpRequest } = globalThis
afterEach(() => {
  cleanup()
  vi.stubGlobal('XMLHttpRequest', XMLHttpRequest)
})

/** A server that says this to whatever is uploaded. */
function answerUploads(code: Code, msg: string): void {
  class Answering extends EventTarget {
    readonly upload = new EventTarget()
    readonly responseText = JSON.stringify({ code, msg, result: null })
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Answering)
}

describe('an upload that is refused', () => {
  const file = new File(['picture'], 'logo.png')
  const uploading = () => {
    const { result } = renderHook(() =>
      useUploads({
        endpoint: uploadLogo,
        faultOf: () => undefined,
        failed: { zh: '上传失败', en: 'upload failed' },
        onStored: () => expect.fail('nothing was stored'),
      }),
    )
    act(() => result.current.start(file))
    return result
  }

  it.each([
    ['the fair is busy', codes.busy, '正在上传的文件较多，请稍后再上传'],
    ['too many of one’s own are under way', codes.tooMany, '您有16个文件正在上传或检查，请等待完成后再上传'],
  ] as const)('because %s says so at its field and can be sent again', async (_, code, words) => {
    answerUploads(code, words)
    const uploads = uploading()
    await waitFor(() => expect(uploads.current.uploads).toMatchObject([{ fault: words, again: file }]))
  })

  it('for what it is says so, and is not offered to be sent again', async () => {
    answerUploads(codes.refused, '图片尺寸过大')
    const uploads = uploading()
    await waitFor(() => expect(uploads.current.uploads).toMatchObject([{ fault: '图片尺寸过大' }]))
    expect(uploads.current.uploads[0]).not.toHaveProperty('again')
  })
})

describe('a stored file', () => {
  it('that is a picture opens by a button of its name; when it is gone, the button says that and opens nothing', () => {
    render(<StoredPicture fileId="f" name="企业logo" />)
    const picture = screen.getByRole<HTMLButtonElement>('button', { name: '预览企业logo' })
    fireEvent.error(screen.getByRole('img'))
    expect(picture.disabled).toBe(true)
    expect(screen.getByRole('button', { name: '文件已失效，请重新上传' })).toBe(picture)
  })

  it('that is a PDF is saved under the name the server gives it, not under the one it came with', () => {
    render(<FilePreview fileId="f" pdf name="licence.hta" />)
    expect(screen.getByRole('link').getAttribute('download')).not.toContain('licence')
  })
})
