import { SUMI, stroke } from '../../../../../web/art/source/brush.mjs'
import { CREAM, kindInks, line } from '../inks.mjs'
import { dot, ground, mark, shape } from './strokes.mjs'

const floor = ground(kindInks.tools.floor)

export const tools = {
  broom:
    floor +
    `<path d="M62 3 L44 30" ${line(7)}/><path d="M62 3 L44 30" stroke="#C79F62" stroke-width="3.6" stroke-linecap="round"/><path d="M50 25 C44 22 40 24 38 29 C30 38 18 46 10 56 H48 C52 46 54 36 56 34 C58 30 55 27 50 25Z" fill="#DDB65E" ${line()}/><path d="M41 30 L19 55 M45 32 L30 56 M50 34 L40 56" stroke="#8A6420" stroke-width="1.6"/><path d="M39 28 L55 36" stroke="#B5351F" stroke-width="3.4"/>`,
  bucket:
    floor +
    `<path d="M18 22 C18 -4 62 -4 62 22" fill="none" ${line(3.6)}/><path d="M14 22 H66 L60 57 H20Z" fill="#C79F62" ${line()}/><path d="M27 23 L30 56 M40 23 V56 M53 23 L50 56" stroke="${SUMI}" stroke-width="1.4" opacity=".7"/><path d="M15.5 30 H64.5 M18.5 48 H61.5" stroke="#7A5220" stroke-width="4"/><ellipse cx="40" cy="22" rx="26" ry="5" fill="#6FA0B4" ${line()}/><path d="M30 22 q5 -2 10 0 t10 0" stroke="#E8F0EC" stroke-width="1.6" fill="none"/>`,
  'straw-hat':
    floor +
    shape('M4 44C12 34 28 10 40 8C52 10 68 34 76 44C64 54 16 54 4 44Z', '#DDB65E') +
    mark(
      'M40 8L22 49M40 8L34 51M40 8L46 51M40 8L58 49M14 38C28 44 52 44 66 38M24 25C34 29 46 29 56 25',
      '#9A7420',
      1.6,
    ) +
    mark('M30 51C32 58 48 58 50 51', '#B5351F', 2.6),
  'rice-scoop':
    floor +
    shape('M40 4C52 4 56 14 53 24C51 30 46 31 45 35V50H35V35C34 31 29 30 27 24C24 14 28 4 40 4Z', '#E0C08A') +
    mark('M36 12C35 18 36 22 38 26', '#A9813F', 1.8) +
    shape('M14 44H66C66 52 60 57 54 57H26C20 57 14 52 14 44Z', '#B5351F') +
    shape('M16 44C20 36 60 36 64 44Z', CREAM),
  kettle:
    floor +
    `<path d="M24 26 C22 4 58 4 56 26" fill="none" ${line(4)}/><path d="M18 40 C10 38 8 30 6 24 L13 23 C14 28 16 30 22 30Z" fill="#3A3638" ${line()}/><path d="M40 22 C60 22 66 32 66 42 C66 52 56 56 40 56 C24 56 14 52 14 42 C14 32 20 22 40 22Z" fill="#3A3638" ${line()}/><path d="M28 23 C30 17 50 17 52 23Z" fill="#5A5254" ${line()}/><circle cx="40" cy="17.5" r="3" fill="#B5351F" ${line()}/>${[26, 33, 40, 47, 54].map((x) => `<circle cx="${x}" cy="37" r="1.7" fill="#A39A90"/>`).join('')}${[29.5, 36.5, 43.5, 50.5].map((x) => `<circle cx="${x}" cy="44" r="1.7" fill="#A39A90"/>`).join('')}`,
  'kitchen-knife':
    floor +
    shape('M12 50H70V55H12Z', '#C79F62') +
    shape('M6 36L8 18C28 12 44 14 54 18V34Z', '#DDE2E2') +
    mark('M10 32L52 30', '#8498AE', 1.8) +
    shape('M54 19H76C78 24 78 28 76 32H54Z', '#5E4326') +
    dot(60, 25.5, 1.6, '#E0B550') +
    dot(69, 25.5, 1.6, '#E0B550'),
  futon:
    floor +
    shape('M4 40H76V56H4Z', '#F1ECE0') +
    shape('M24 32H76V48C58 52 40 52 24 48Z', '#2F5F8C') +
    mark('M34 36l5 5l-5 5l-5-5ZM52 36l5 5l-5 5l-5-5ZM70 36l5 5l-5 5l-5-5Z', CREAM, 1.8) +
    shape('M6 34C6 28 22 28 24 34V42H6Z', CREAM),
  'cooking-hearth':
    floor +
    shape('M10 28H70V57H10Z', '#8C8478') +
    shape('M28 57V46C28 38 52 38 52 46V57Z', SUMI) +
    shape('M40 57C32 54 36 48 40 42C44 48 48 54 40 57Z', '#F6A24A') +
    shape('M16 22H64C64 32 56 36 40 36C24 36 16 32 16 22Z', '#3A3638') +
    shape('M22 22C26 14 54 14 58 22Z', '#8A5A2C') +
    mark('M40 16V12', SUMI, 4),
  basket:
    floor +
    mark('M18 28C18 0 62 0 62 28', SUMI, 5) +
    mark('M18 28C18 0 62 0 62 28', '#DDB65E', 2.4) +
    shape('M10 26H70L62 57H18Z', '#C79F62') +
    mark('M12 34H68M14 42H66M16 50H64M24 27L28 56M40 27V56M56 27L52 56', '#7A5220', 1.8),
  'tea-set':
    floor +
    shape('M14 30C14 22 46 22 46 30C48 44 42 52 30 52C18 52 12 44 14 30Z', '#7F9A5C') +
    mark('M22 24C22 12 38 12 38 24', SUMI, 3) +
    shape('M46 32L58 26L55 36L47 40Z', '#7F9A5C') +
    shape('M52 42H72V50C72 55 68 57 62 57C56 57 52 55 52 50Z', '#F1ECE0') +
    mark('M54 48H70', '#2F5F8C', 2.4) +
    dot(30, 22.5, 2.6, '#B5351F'),
  loom:
    floor +
    mark('M8 6V56M72 6V56M4 12H76M4 46H76', SUMI, 5) +
    shape('M16 14H64V32H16Z', CREAM) +
    mark('M22 14V32M28 14V32M34 14V32M40 14V32M46 14V32M52 14V32M58 14V32', '#8498AE', 1.4) +
    shape('M16 32H64V44H16Z', '#8C2F48') +
    mark('M16 38H64', '#F0CB74', 2.4) +
    shape('M30 28C36 24 48 24 54 28C48 32 36 32 30 28Z', '#DDB65E'),
  'work-bench':
    floor +
    shape('M4 28H76V35H4Z', '#C79F62') +
    shape('M10 35H18V57H10ZM62 35H70V57H62Z', '#8A5A2C') +
    shape('M14 16H30V24H14Z', '#4B5464') +
    mark('M22 24V28', SUMI, 4) +
    shape('M40 28L44 20H64C68 20 68 28 64 28Z', '#A8733A') +
    shape('M48 20L54 10H60L58 20Z', '#DDE2E2'),
  'rice-mill':
    floor +
    shape('M12 34C12 28 68 28 68 34V52C68 58 12 58 12 52Z', '#8C8478') +
    shape('M12 34C12 28 68 28 68 34C68 40 12 40 12 34Z', '#A9A698') +
    shape('M20 18C20 13 60 13 60 18V30C60 35 20 35 20 30Z', '#BDB9A8') +
    shape('M20 18C20 13 60 13 60 18C60 23 20 23 20 18Z', '#CBC7B6') +
    dot(40, 18, 3.4, SUMI) +
    mark('M58 22L74 14V4', SUMI, 4) +
    mark('M16 44l6 2M28 48l6 1M46 49l6-1M58 46l5-2', CREAM, 2.4),
  'storage-chest':
    floor +
    `<path d="M10 10 H70 V56 H10Z" fill="#8A4A28" ${line()}/><path d="M10 25 H70 M10 40 H70 M46 40 V56" ${line()}/><path d="M10 10 h8 v8 h-8z M62 10 h8 v8 h-8z M10 48 h8 v8 h-8z M62 48 h8 v8 h-8z" fill="${SUMI}"/><g fill="#E0B550" stroke="${SUMI}" stroke-width="1.2"><circle cx="40" cy="17.5" r="4.2"/><circle cx="40" cy="32.5" r="4.2"/><circle cx="28" cy="48" r="3.6"/><circle cx="57" cy="48" r="3.2"/></g>`,
  'bath-tub':
    floor +
    shape('M10 26H70L66 57H14Z', '#C79F62') +
    shape('M10 26C10 20 70 20 70 26C70 32 10 32 10 26Z', '#6FA0B4') +
    mark('M24 31L26 56M40 31V56M56 31L54 56', '#7A5220', 1.6) +
    mark('M12 38H68M13 49H67', '#7A5220', 4) +
    stroke([28, 17, 22, 12, 34, 8, 28, 2], [1, 2.8, 0.6], SUMI) +
    stroke([50, 17, 44, 12, 56, 8, 50, 2], [1, 2.8, 0.6], SUMI),
  'writing-desk':
    floor +
    shape('M4 32H76V38H4Z', '#5E4326') +
    shape('M10 38H18L16 57H10ZM62 38H70V57H64Z', '#5E4326') +
    shape('M16 22L48 22L42 32H10Z', CREAM) +
    stroke([20, 26, 26, 24, 32, 28, 40, 25], [1, 2.6, 1], SUMI) +
    shape('M54 26H70V32H54Z', SUMI) +
    mark('M58 26L70 4', SUMI, 4) +
    mark('M58 26L70 4', '#C79F62', 2),
}
