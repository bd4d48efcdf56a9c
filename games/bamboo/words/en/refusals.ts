import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'
import { coins, names } from './names.ts'

export const refusals: Phrases['refusals'] = {
  'not-now': ({ decision }) => `Not now: first ${asking.due[decision]}.`,
  'colour-taken': () => 'Somebody else plays this colour.',
  'colour-of-ghost': () => 'With two players brown belongs to the ghost.',
  'shoot-not-there': () => 'This shoot is not among those you can choose from.',
  'gift-not-there': () => 'This gift does not lie open now.',
  'must-pass': () => 'Without incense, or without a stock to go to, you must pass.',
  'may-not-pass': () => 'With incense in reserve you may not pass.',
  'stock-empty': () => 'There is no shoot in this stock.',
  'stock-barred': () => 'You visited this stock last turn. Choose another one.',
  'no-coin': () => 'A stick to another temple costs 1 coin, and you have none.',
  'stalk-full': () => 'Two shoots already wait under this stalk.',
  'no-shoot-there': () => 'No shoot waits under this stalk.',
  'no-activation': () => 'You have used as many shoots as sticks offered. This one can only be pushed in.',
  'other-action': ({ action }) => `This shoot shows another action: ${names.actions[action]}.`,
  'stock-full': () => 'This stock already holds four shoots.',
  'tile-not-there': () => 'This tile does not lie face up.',
  'slots-full': () => 'You already hold two unscored tiles of this type.',
  'tile-not-yours': () => 'This balance tile is not among your unscored ones.',
  'pattern-open': () => 'Its pattern is not complete in its part of your home.',
  'cell-taken': () => 'A tile lies there already.',
  'cell-wants-other': () => 'This space takes only the kind it shows.',
  'home-full': ({ cells }) => `All ${cells} spaces of your home are taken.`,
  'too-dear': ({ price, coins: held }) => `It costs ${coins(price)}; you have ${held}.`,
  'fits-nowhere': () => 'No free space of your home takes this kind.',
  'food-taken-already': () => 'You have taken your counter already.',
  'food-not-there': () => 'No such counter lies face up.',
  'food-not-yours': () => 'You have no such counter.',
  'food-first': () => 'Take a food counter first.',
  'renewed-already': () => 'The food was renewed already.',
  'must-feed': () => 'While you have food counters, your family may not go hungry.',
  'not-asleep': () => 'No such spirit of yours is asleep.',
  'wake-too-dear': ({ price, coins: held }) => `Waking it costs ${coins(price)}; you have ${held}.`,
  'spirit-not-awake': ({ spirit }) => `You have no ${names.spirits[spirit]} awake.`,
  'spirit-in-winter': ({ spirit }) =>
    `${names.spirits[spirit]} helps only while you feed your family in winter.`,
  'no-spirit-now': ({ spirit }) =>
    `${names.spirits[spirit]} can be called in your summer turn, between two steps of it.`,
  'spirit-idle': ({ spirit }) => `${names.spirits[spirit]} would change nothing now.`,
}
