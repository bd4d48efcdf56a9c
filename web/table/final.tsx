import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Crest } from '../kit/crest.tsx'
import { Icon } from '../kit/icon.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { outcome } from './dock.tsx'
import { PointsCourse } from './points-course.tsx'
import { ScoreTable } from './scores.tsx'
import type { ScreenModel } from './screen-model.ts'
import { saveCard } from './share-card.ts'

/** The score sheet, live or final; at the end also the seed that was promised. */
export function ScoreSheetView({
  model,
  close,
  openRule,
  again,
  replay,
}: {
  model: ScreenModel
  close(): void
  openRule(rule: string): void
  again(): void
  replay(): void
}) {
  const words = useWords()
  const texts = words.scoreSheet
  const { locale } = useSettings()
  const { turn, session } = model
  const winners = turn.over ? turn.winners : []
  return (
    <Sheet
      wide
      title={texts.title}
      close={close}
      closeLabel={words.close}
      footer={
        turn.over && (
          <>
            <Button icon="save" onClick={() => void saveCard(model, words, locale)}>
              {texts.picture}
            </Button>
            <Button icon="replay" onClick={replay}>
              {texts.watch}
            </Button>
            {session.saves && session.ending === undefined && (
              <a className="button" href={href({ at: 'review', kind: session.kind, id: session.id })}>
                {texts.review}
              </a>
            )}
            {session.day === undefined ? (
              <Button look="primary" icon="house" onClick={again}>
                {texts.again}
              </Button>
            ) : (
              <a
                className="button primary"
                href={href({ at: 'day', day: session.day, game: session.play.game.id })}
              >
                <Icon name="people" size={20} />
                {texts.compare}
              </a>
            )}
          </>
        )
      }
    >
      {turn.over ? (
        <div className="winners">
          {winners.map((seat) => (
            <Crest key={seat} seat={seat} size={56} />
          ))}
          <p className="serif">{outcome(model, winners, words, locale)}</p>
        </div>
      ) : (
        <p className="quiet">{texts.live}</p>
      )}
      {turn.over && <PointsCourse model={model} close={close} />}
      <ScoreTable model={model} openRule={openRule} />
      <details className="fair">
        <summary>{texts.fair}</summary>
        <p className="quiet small">{texts.fairHelp}</p>
        <dl>
          <dt>{texts.promise}</dt>
          <dd>
            <code>{session.commitment}</code>
          </dd>
          {session.seed !== undefined && (
            <>
              <dt>{texts.seed}</dt>
              <dd>
                <code>{session.seed}</code>
              </dd>
            </>
          )}
        </dl>
      </details>
    </Sheet>
  )
}
