import { useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'

export function About() {
  const words = useWords()
  return (
    <div className="home">
      <Top at="about" title={words.about.title} />
      <main id="content" tabIndex={-1} className="page prose">
        <h1>{words.about.title}</h1>
        {words.about.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </main>
    </div>
  )
}
