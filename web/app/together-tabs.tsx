import { href } from './router.ts'
import { useHasServer } from './server.ts'
import { useWords } from './settings.ts'

const tabs = ['lobby', 'day', 'leaderboard'] as const

/** The places where people meet, side by side; without a server there is nobody to meet. */
export function TogetherTabs({ at }: { at: (typeof tabs)[number] }) {
  const { together } = useWords()
  if (!useHasServer()) return null
  return (
    <nav className="together-tabs" aria-label={together.label}>
      {tabs.map((tab) => (
        <a key={tab} href={href({ at: tab })} aria-current={tab === at ? 'page' : undefined}>
          {together[tab]}
        </a>
      ))}
    </nav>
  )
}
