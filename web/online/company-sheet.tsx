import { useCopy } from '../app/clipboard.ts'
import { go, href } from '../app/router.ts'
import { useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Crest } from '../kit/crest.tsx'
import { Sheet } from '../kit/sheet.tsx'
import type { Company } from '../table/company.ts'
import { describeSeat } from '../table/names.ts'
import type { ScreenModel } from '../table/screen-model.ts'
import { Watching } from './free-row.tsx'
import { useMe } from './me.ts'
import { PlayerName } from './player-name.tsx'
import { SureButton } from './sure-button.tsx'
import { BlockButton } from './together/block-button.tsx'
import { FriendButton } from './together/friend-button.tsx'
import { useOnlineWords } from './use-words.ts'

/** A step that concerns everybody: it is asked twice. */
function Grave({ label, help, run }: { label: string; help?: string; run(): Promise<void> }) {
  return (
    <li className="grave">
      <SureButton label={label} run={run} />
      {help !== undefined && <p className="quiet small">{help}</p>}
    </li>
  )
}

function Steps({ company, alone, close }: { company: Company; alone: boolean; close(): void }) {
  const texts = useOnlineWords().company
  const then = (run: () => Promise<void>) => async () => {
    await run()
    close()
  }
  return (
    <ul className="stack">
      {company.proposal === undefined && (
        <>
          {!alone && (
            <Grave label={texts.draw} help={texts.drawHelp} run={then(() => company.propose('draw'))} />
          )}
          <Grave
            label={texts.abandon}
            help={texts.abandonHelp}
            run={then(() => company.propose('abandon'))}
          />
        </>
      )}
      <Grave
        label={texts.leave}
        help={texts.leaveHelp}
        run={async () => {
          await company.leave()
          go({ at: 'home' })
        }}
      />
      <Grave label={texts.resign} help={texts.resignHelp} run={then(() => company.resign())} />
    </ul>
  )
}

/** A person at the table can become a friend, or be somebody one has heard enough of. */
function Acquaint({ player, name }: { player: string | undefined; name: string }) {
  const { me } = useMe()
  if (player === undefined || me === undefined || me.id === player) return null
  return (
    <span className="row">
      <FriendButton id={player} name={name} />
      <BlockButton id={player} name={name} />
    </span>
  )
}

/** Who sits at the table, and what one can ask of them. */
export function CompanySheet({ model, close }: { model: ScreenModel; close(): void }) {
  const words = useWords()
  const copy = useCopy()
  const { company: texts, together } = useOnlineWords()
  const { session, names } = model
  const { company } = session
  if (company === undefined) return null
  const plays =
    company.seat !== undefined && !model.turn.over && session.seats[company.seat]?.absent === undefined
  // With bots, and with people who are away, there is nobody to agree on a draw with.
  const alone = !session.seats.some(
    ({ kind, absent }, seat) => kind === 'person' && absent === undefined && seat !== company.seat,
  )
  return (
    <Sheet title={texts.title} close={close} closeLabel={words.close}>
      <div className="stack">
        <ul className="company">
          {session.seats.map((holder, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <Crest seat={seat} size={32} />
              <span>
                <b className="serif">
                  <PlayerName name={names.seats[seat] ?? ''} player={company.player(seat)} />
                </b>
                <small>{describeSeat(holder, seat === company.seat, words)}</small>
              </span>
              <Acquaint player={company.player(seat)} name={names.seats[seat] ?? ''} />
            </li>
          ))}
        </ul>
        <p>
          <Button icon="link" onClick={() => copy(company.link, words.table.tableLinkCopied)}>
            {texts.link}
          </Button>
        </p>
        {company.tournament !== undefined && (
          <p>
            <a className="button" href={href({ at: 'tournament', id: company.tournament })}>
              {together.tournaments.belongs}
            </a>
          </p>
        )}
        <Watching count={company.spectators} />
        {company.seat === undefined && <p className="quiet">{texts.lookingOn}</p>}
        {plays && <Steps company={company} alone={alone} close={close} />}
      </div>
    </Sheet>
  )
}
