import { useState } from 'react'
import seal from '../art/built/seal.svg'
import { IconButton } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { href, type Route } from './router.ts'
import { useHasServer } from './server.ts'
import { changeSettings, shownTheme, useSettings, useWords } from './settings.ts'
import { SettingsSheet } from './settings-sheet.tsx'
import { shownCount, useTitle, useWaiting } from './title.ts'

export function Seal({ size }: { size: number }) {
  return <img src={seal} width={size} height={size} alt="" />
}

/** Language, light and settings: the same three at the right of every bar. */
export function Switches() {
  const words = useWords()
  const settings = useSettings()
  const [open, setOpen] = useState(false)
  const night = shownTheme(settings) === 'night'
  return (
    <>
      <Press
        className="icon-button language"
        lang={settings.locale === 'fr' ? 'en' : 'fr'}
        aria-label={words.language.switch}
        title={words.language.switch}
        onClick={() => changeSettings({ locale: settings.locale === 'fr' ? 'en' : 'fr' })}
      >
        {words.language.other}
      </Press>
      <IconButton
        icon={night ? 'sun' : 'moon'}
        label={night ? words.settings.toDay : words.settings.toNight}
        onClick={() => changeSettings({ theme: night ? 'day' : 'night' })}
      />
      <IconButton icon="settings" label={words.settings.title} onClick={() => setOpen(true)} />
      {open && <SettingsSheet close={() => setOpen(false)} />}
    </>
  )
}

/** Where people meet: all of it is one place of the bar. */
const together: readonly Route['at'][] = [
  'friends',
  'friend',
  'tournaments',
  'new-tournament',
  'tournament',
  'clubs',
  'club',
  'day',
  'leaderboard',
]

/** The place of the bar to which a screen belongs. */
function placeOf(at: Route['at']): Route['at'] {
  if (at === 'rules') return 'learn'
  return together.includes(at) ? 'lobby' : at
}

const places = ['home', 'lobby', 'tables', 'learn'] as const

/** The bar over every screen but the table. */
export function Top({ at, title }: { at: Route['at']; title: string }) {
  const words = useWords()
  useTitle(at === 'home' ? undefined : title)
  const waiting = useWaiting()
  const hasServer = useHasServer()
  const named = {
    home: words.nav.games,
    lobby: words.nav.lobby,
    tables: words.nav.tables,
    learn: words.nav.learn,
  }
  return (
    <>
      <Press className="skip" onClick={() => document.getElementById('content')?.focus()}>
        {words.skip}
      </Press>
      <header className="top">
        <a className="brand" href={href({ at: 'home' })} aria-label={`${words.appName}, ${words.nav.home}`}>
          <Seal size={40} />
          <span className="serif">{words.appName}</span>
        </a>
        <nav aria-label={words.nav.label}>
          {places
            .filter((place) => place !== 'lobby' || hasServer)
            .map((place) => (
              <a
                key={place}
                href={href({ at: place })}
                aria-current={placeOf(at) === place ? 'page' : undefined}
              >
                {named[place]}
                {place === 'tables' && waiting > 0 && (
                  <span className="seal-count">
                    <span aria-hidden="true">{shownCount(waiting)}</span>
                    <span className="unseen">{words.nav.waiting(waiting)}</span>
                  </span>
                )}
              </a>
            ))}
        </nav>
        <span className="push" />
        <Switches />
      </header>
    </>
  )
}
