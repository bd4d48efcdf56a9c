import { lazy, Suspense, useEffect } from 'react'
import { About } from '../home/about.tsx'
import { Home } from '../home/home.tsx'
import { UpdateNote } from '../pwa/update-note.tsx'
import { Notice } from './notice.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { href, parseRoute, type Route, useRoute } from './router.ts'
import { useHasServer } from './server.ts'
import { useWords } from './settings.ts'

const NewTable = lazy(async () => ({ default: (await import('../home/new-table.tsx')).NewTable }))
const Tables = lazy(async () => ({ default: (await import('../home/tables.tsx')).Tables }))
const Lobby = lazy(async () => ({ default: (await import('../online/lobby.tsx')).Lobby }))
const FriendsPage = lazy(async () => ({
  default: (await import('../online/together/friends-page.tsx')).FriendsPage,
}))
const FriendLinkPage = lazy(async () => ({
  default: (await import('../online/together/friend-link.tsx')).FriendLinkPage,
}))
const TournamentsPage = lazy(async () => ({
  default: (await import('../online/tournament/list.tsx')).TournamentsPage,
}))
const NewTournament = lazy(async () => ({
  default: (await import('../online/tournament/new.tsx')).NewTournament,
}))
const TournamentPage = lazy(async () => ({
  default: (await import('../online/tournament/page.tsx')).TournamentPage,
}))
const ClubsPage = lazy(async () => ({ default: (await import('../online/club/list.tsx')).ClubsPage }))
const ClubPage = lazy(async () => ({ default: (await import('../online/club/page.tsx')).ClubPage }))
const Invited = lazy(async () => ({ default: (await import('../online/invited.tsx')).Invited }))
const AccountPage = lazy(async () => ({
  default: (await import('../online/account/page.tsx')).AccountPage,
}))
const ConfirmEmail = lazy(async () => ({
  default: (await import('../online/account/confirm-email.tsx')).ConfirmEmail,
}))
const RecoverPage = lazy(async () => ({
  default: (await import('../online/account/recovery.tsx')).RecoverPage,
}))
const OperatorPage = lazy(async () => ({ default: (await import('../operator/page.tsx')).OperatorPage }))
const LeaderboardPage = lazy(async () => ({
  default: (await import('../online/leaderboard/page.tsx')).LeaderboardPage,
}))
const PlayerPage = lazy(async () => ({
  default: (await import('../online/player/page.tsx')).PlayerPage,
}))
const OnlineTable = lazy(async () => ({ default: (await import('../online/table.tsx')).OnlineTable }))
const Attention = lazy(async () => ({ default: (await import('../online/attention.tsx')).Attention }))
const LearnPage = lazy(async () => ({ default: (await import('../teach/learn-page.tsx')).LearnPage }))
const LessonScreen = lazy(async () => ({
  default: (await import('../teach/lesson-screen.tsx')).LessonScreen,
}))
const PuzzleScreen = lazy(async () => ({
  default: (await import('../teach/puzzle-screen.tsx')).PuzzleScreen,
}))
const LegendPage = lazy(async () => ({ default: (await import('../explain/legend.tsx')).LegendPage }))
const ReviewPage = lazy(async () => ({ default: (await import('../review/page.tsx')).ReviewPage }))
const GamesPage = lazy(async () => ({ default: (await import('../review/games-page.tsx')).GamesPage }))
const DayPage = lazy(async () => ({ default: (await import('../day/page.tsx')).DayPage }))
const RulesPage = lazy(async () => ({ default: (await import('../rules/page.tsx')).RulesPage }))
const TableScreen = lazy(async () => {
  readAhead(parseRoute(location.hash))
  return { default: (await import('../table/screen.tsx')).TableScreen }
})

/** A table of this browser is read, and its game fetched, while its screen is still on its way. */
function readAhead(route: Route): void {
  if (route.at !== 'table' || route.kind !== 'local') return
  // Where it fails the screen says so.
  import('../table/local.ts').then(({ openSession }) => openSession(route.id)).catch(() => undefined)
}

function Screen({ route }: { route: Route }) {
  switch (route.at) {
    case 'home':
      return <Home />
    case 'new':
      return <NewTable key={route.game} game={route.game} online={route.online ?? false} club={route.club} />
    case 'lobby':
      return <Lobby />
    case 'friends':
      return <FriendsPage />
    case 'friend':
      return <FriendLinkPage key={route.token} token={route.token} />
    case 'tournaments':
      return <TournamentsPage />
    case 'new-tournament':
      return <NewTournament club={route.club} />
    case 'tournament':
      return <TournamentPage key={route.id} id={route.id} />
    case 'clubs':
      return <ClubsPage />
    case 'club':
      return <ClubPage key={route.id} id={route.id} />
    case 'join':
      return <OnlineTable key={route.id} id={route.id} />
    case 'invitation':
      return <Invited key={route.token} token={route.token} />
    case 'account':
      return <AccountPage />
    case 'player':
      return <PlayerPage key={route.id} id={route.id} />
    case 'email':
      return <ConfirmEmail email={route.email} token={route.token} />
    case 'recover':
      return <RecoverPage handle={route.handle} token={route.token} />
    case 'leaderboard':
      return <LeaderboardPage game={route.game} people={route.people} />
    case 'operator':
      return <OperatorPage />
    case 'tables':
      return <Tables game={route.game} company={route.company} />
    case 'table':
      return route.kind === 'online' ? (
        <OnlineTable key={route.id} id={route.id} position={route.position} />
      ) : (
        <TableScreen key={route.id} id={route.id} position={route.position} />
      )
    case 'review':
      return <ReviewPage key={href(route)} kind={route.kind} id={route.id} />
    case 'games':
      return <GamesPage />
    case 'rules':
      return <RulesPage game={route.game} rule={route.rule} />
    case 'puzzle':
      return <PuzzleScreen key={`${route.game} ${route.puzzle}`} game={route.game} puzzle={route.puzzle} />
    case 'learn':
      return route.game !== undefined && route.lesson !== undefined ? (
        <LessonScreen
          key={`${route.game} ${route.lesson}`}
          game={route.game}
          lesson={route.lesson}
          step={route.step}
        />
      ) : (
        <LearnPage game={route.game} />
      )
    case 'icons':
      return <LegendPage key={route.game} game={route.game} />
    case 'day':
      return <DayPage key={`${route.day} ${route.game}`} day={route.day} game={route.game} />
    case 'about':
      return <About />
  }
}

/** A fault on one screen must not follow to the next. */
function placeOf(route: Route): string {
  if (route.at === 'table') return href({ at: 'table', kind: route.kind, id: route.id })
  // What is asked for there is another look at the same place.
  if (route.at === 'tables' || route.at === 'leaderboard') return href({ at: route.at })
  if (route.at !== 'learn') return href(route)
  const { step: _step, ...lesson } = route
  return href(lesson)
}

let lastPlace: string | undefined

/** Whoever goes to another screen starts at its top, also with a screen reader. */
function Arrival({ place }: { place: string }) {
  useEffect(() => {
    const moved = lastPlace !== undefined && lastPlace !== place
    lastPlace = place
    if (!moved) return
    scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [place])
  return null
}

export function App() {
  const route = useRoute()
  const words = useWords()
  const hasServer = useHasServer()
  return (
    <>
      <PageBoundary key={placeOf(route)}>
        <Suspense
          fallback={
            <p className="loading" role="status">
              {words.loading}
            </p>
          }
        >
          <Screen route={route} />
          <Arrival place={placeOf(route)} />
        </Suspense>
      </PageBoundary>
      {hasServer && (
        <Suspense>
          <Attention />
        </Suspense>
      )}
      <UpdateNote />
      <Notice />
    </>
  )
}
