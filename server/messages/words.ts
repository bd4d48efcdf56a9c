import type { Locale } from '@engawa/kernel'

/** What a message about a turn says. */
interface MessageWords {
  turn(game: string): string
  body(game: string, others: string, link: string): string
  confirm: string
  confirmBody(link: string): string
  recover: string
  recoverBody(link: string): string
}

export const messageWords: Record<Locale, MessageWords> = {
  en: {
    turn: (game) => `${game}: it is your turn`,
    body: (game, others, link) =>
      `It is your turn at a table of ${game} with ${others}.\n\n${link}\n\nYou can turn these messages off on the page about yourself.\n`,
    confirm: 'Engawa: is this your address?',
    confirmBody: (link) =>
      `Somebody, probably you, wants to hear about their turns here. If so, open this link within a day:\n\n${link}\n\nOtherwise do nothing; you will not hear from us again.\n`,
    recover: 'Engawa: a new password',
    recoverBody: (link) =>
      `Somebody, probably you, has forgotten the password of your account here. If so, open this link within an hour and choose a new one:\n\n${link}\n\nOtherwise do nothing: your password stays as it is.\n`,
  },
  fr: {
    turn: (game) => `${game} : c’est à vous de jouer`,
    body: (game, others, link) =>
      `C’est à vous de jouer à une table de ${game} avec ${others}.\n\n${link}\n\nVous pouvez désactiver ces messages sur la page qui vous concerne.\n`,
    confirm: 'Engawa : cette adresse est-elle la vôtre ?',
    confirmBody: (link) =>
      `Quelqu’un, sans doute vous, souhaite être averti ici quand c’est son tour. Dans ce cas, ouvrez ce lien dans la journée :\n\n${link}\n\nSinon ne faites rien ; vous ne recevrez plus rien de nous.\n`,
    recover: 'Engawa : un nouveau mot de passe',
    recoverBody: (link) =>
      `Quelqu’un, sans doute vous, a oublié le mot de passe de votre compte ici. Dans ce cas, ouvrez ce lien dans l’heure et choisissez-en un nouveau :\n\n${link}\n\nSinon ne faites rien : votre mot de passe reste le même.\n`,
  },
}
