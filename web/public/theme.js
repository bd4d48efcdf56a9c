// Before the first paint. Lights the room; app/settings.ts takes over from here.
;(() => {
  let theme = 'auto'
  try {
    theme = JSON.parse(localStorage.getItem('engawa-settings') ?? '{}').theme ?? 'auto'
  } catch {
    theme = 'auto'
  }
  const night = theme === 'night' || (theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = night ? 'night' : 'day'
})()
// Home shows the prints of all games: they are fetched together with its code, and nowhere else.
;(() => {
  const { prints } = document.currentScript.dataset
  if (prints === undefined || !/^(#\/?)?$/.test(location.hash)) return
  for (const href of prints.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }))
})()
