/** Hands a text to the browser as a file to keep. */
export const download = (name: string, text: string): void =>
  downloadBlob(name, new Blob([text], { type: 'application/json' }))

export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Asks for a file and reads it; nothing where the person thinks better of it. */
export function chooseFile(): Promise<string | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,.engawa,application/json'
  return new Promise((resolve, reject) => {
    input.addEventListener('cancel', () => resolve(undefined))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (file === undefined) resolve(undefined)
      else file.text().then(resolve, reject)
    })
    input.click()
  })
}
