// Lights the room before the first paint; app/settings.ts takes over from here.
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
