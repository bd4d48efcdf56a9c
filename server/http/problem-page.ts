import type { FastifyRequest } from 'fastify'

interface PageWords {
  readonly title: string
  readonly text: string
}

/** What a person reads who followed a link to something that could not be answered. */
const pageWords = {
  en: {
    back: 'To the first page',
    'too-many': {
      title: 'Too many requests',
      text: 'More was asked from your connection than we answer at a time. Your tables are safe; try again in a minute.',
    },
    'not-found': { title: 'There is nothing here', text: 'The link is wrong or what it led to is gone.' },
    other: {
      title: 'This did not work',
      text: 'The request could not be answered. Try again from the first page.',
    },
  },
  fr: {
    back: 'Vers la page d’accueil',
    'too-many': {
      title: 'Trop de requêtes',
      text: 'Votre connexion a envoyé plus de requêtes que nous n’en traitons à la fois. Vos parties sont conservées ; réessayez dans une minute.',
    },
    'not-found': {
      title: 'Il n’y a rien ici',
      text: 'Le lien est faux ou ce qu’il désignait n’existe plus.',
    },
    other: {
      title: 'Cela n’a pas marché',
      text: 'Votre demande n’a pas abouti. Réessayez depuis la page d’accueil.',
    },
  },
} as const

/** A browser that opens an address asks for a page; programs ask for JSON. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
}

/** Nothing of the request stands in it but its language. */
export function problemPage({ headers }: FastifyRequest, code: string): string {
  const locale = /^\s*fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en'
  const words = pageWords[locale]
  const { title, text }: PageWords = code === 'too-many' || code === 'not-found' ? words[code] : words.other
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Engawa</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1rem}</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${words.back}</a></p>
</html>
`
}
