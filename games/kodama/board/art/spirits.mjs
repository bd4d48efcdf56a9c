import { SUMI, stroke } from '../../../../web/art/source/brush.mjs'
import { symbol } from './symbol.mjs'

const inked = (...parts) =>
  `<g stroke="${SUMI}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`

const cheek = (x, y) => `<ellipse cx="${x}" cy="${y}" rx="4.4" ry="2.6" fill="#E09A86" stroke="none"/>`
const cheeks = (y, apart) => cheek(48 - apart, y) + cheek(48 + apart, y)

/** Four spirits, 96 wide, standing on 90: cap and brow tell them apart, and goals of one spirit the dye of the cap. */
const drawings = {
  /** Asleep under its moss cap, for what is near the trunk. */
  root: [
    inked(
      '<path d="M20 90C8 92 6 84 14 82M76 90C88 92 90 84 82 82" fill="none" stroke-width="3.6"/>',
      '<path d="M22 62C16 82 26 91 48 91C70 91 80 82 74 62C72 46 24 46 22 62Z" fill="#FBF6EA"/>',
      '<path d="M17 60C15 38 32 26 48 26C64 26 81 38 79 60C70 54 66 62 58 57C52 54 46 62 38 57C30 53 26 63 17 60Z" fill="var(--kod-cap, #5B8C62)"/>',
      stroke([26, 50, 32, 42, 40, 38, 48, 37], [0.8, 3, 0.8], '#A9C77A'),
      stroke([56, 46, 62, 44, 68, 47, 71, 52], [0.8, 2.6, 0.8], '#A9C77A'),
      '<path d="M48 27C46 18 52 12 60 12C60 20 56 26 48 27Z" fill="#8DB95E"/>',
      '<path d="M33 70q5 4.5 10 0M53 70q5 4.5 10 0" fill="none" stroke-width="2.8"/>',
      '<path d="M45 79q3 1.6 6 0" fill="none" stroke-width="2.2"/>',
      '<path d="M30 85C36 80 44 82 48 86C52 82 60 80 66 85" fill="none" stroke-width="2.4"/>',
      cheeks(77, 17),
    ),
    stroke([78, 30, 82, 28, 84, 25, 84, 21], [0.8, 2, 0.6], '#5C5046'),
    stroke([84, 18, 88, 17, 90, 14, 90, 10], [0.8, 2, 0.6], '#5C5046'),
  ],
  /** Looking up with buds in its hands, for last cards. */
  bud: [
    inked(
      '<path d="M48 34C48 22 46 16 40 6" fill="none" stroke-width="3.2"/>',
      '<path d="M41 8C30 8 24 2 22-4C32-6 40-2 41 8Z" fill="#8DB95E"/>',
      '<path d="M42 12C50 10 56 4 58-2C49-3 43 3 42 12Z" fill="#5E9150"/>',
      '<path d="M28 50C24 74 32 91 48 91C64 91 72 74 68 50Z" fill="#FBF6EA"/>',
      '<path d="M28 66C20 62 16 56 18 48M68 66C76 62 80 56 78 48" fill="none" stroke-width="3.6"/>',
      '<path d="M18 49C12 44 12 36 18 32C24 36 24 44 18 49Z" fill="#EFB3B8"/>',
      '<path d="M78 49C72 44 72 36 78 32C84 36 84 44 78 49Z" fill="#EFB3B8"/>',
      '<path d="M24 54C22 36 34 30 48 30C62 30 74 36 72 54C60 60 36 60 24 54Z" fill="var(--kod-cap, #A6742C)"/>',
      '<path d="M30 46C40 51 56 51 66 46M36 38C43 41 53 41 60 38" fill="none" stroke="#6B4A1C" stroke-width="2"/>',
      '<circle cx="40" cy="66" r="4.6" fill="#FFFCF3" stroke-width="2"/>',
      '<circle cx="56" cy="66" r="4.6" fill="#FFFCF3" stroke-width="2"/>',
      `<circle cx="40.5" cy="64.5" r="2.2" fill="${SUMI}" stroke="none"/>`,
      `<circle cx="56.5" cy="64.5" r="2.2" fill="${SUMI}" stroke="none"/>`,
      '<ellipse cx="48" cy="77" rx="2.4" ry="3" fill="#8E2418" stroke-width="1.6"/>',
      cheeks(74, 15),
    ),
  ],
  /** Sly under its cap, for what is gathered. */
  shroom: [
    inked(
      '<path d="M28 52C22 76 32 91 48 91C64 91 74 76 68 52Z" fill="#FBF6EA"/>',
      '<path d="M29 70C22 72 18 78 20 84M67 70C74 72 78 78 76 84" fill="none" stroke-width="3.6"/>',
      '<path d="M8 54C6 28 28 14 48 14C68 14 90 28 88 54C66 62 30 62 8 54Z" fill="var(--kod-cap, #8C4A22)"/>',
      '<ellipse cx="26" cy="38" rx="6" ry="5" fill="#FBF4E4" stroke="none"/>',
      '<ellipse cx="48" cy="26" rx="6.5" ry="4.6" fill="#FBF4E4" stroke="none"/>',
      '<ellipse cx="70" cy="40" rx="6" ry="5" fill="#FBF4E4" stroke="none"/>',
      '<ellipse cx="48" cy="46" rx="4.6" ry="3.4" fill="#FBF4E4" stroke="none"/>',
      '<path d="M33 66C37 62 42 63 44 66M52 66C54 63 59 62 63 66" fill="none" stroke-width="2.4"/>',
      `<circle cx="39.5" cy="68.5" r="2.6" fill="${SUMI}" stroke="none"/>`,
      `<circle cx="57.5" cy="68.5" r="2.6" fill="${SUMI}" stroke="none"/>`,
      '<path d="M43 78C46 80.5 51 80.5 54 77" fill="none" stroke-width="2.2"/>',
      cheeks(75, 16),
    ),
  ],
  /** Stern on its way up under a bellflower, for long lines. */
  climb: [
    inked(
      '<path d="M70-4C66 24 72 60 68 96" fill="none" stroke="#5B4230" stroke-width="8"/>',
      '<path d="M70-4C66 24 72 60 68 96" fill="none" stroke="#8F6E4A" stroke-width="2.4" stroke-dasharray="9 7"/>',
      '<path d="M26 46C20 66 26 84 42 86C58 84 62 66 58 46Z" fill="#FBF6EA"/>',
      '<path d="M56 52C62 46 66 40 68 30M28 62C22 60 18 64 16 70M50 82C58 84 64 82 68 76M36 85C36 90 40 92 46 92" fill="none" stroke-width="3.8"/>',
      '<path d="M11 53C22 38 26 14 40 8C54 14 58 38 69 51C63 50 59 49 56 46C53 52 49 55 46 56C43 53 41 51 40 49C37 53 34 55 30 57C27 54 25 51 24 48C20 51 16 53 11 53Z" fill="var(--kod-cap, #4A6FA5)"/>',
      '<path d="M40 14C39 26 39 36 40 46M34 18C30 28 27 36 25 45M46 18C51 28 53 36 55 43" fill="none" stroke="#B9CFEC" stroke-width="2"/>',
      '<path d="M32 12C32 2 48 2 48 12C43 15 37 15 32 12Z" fill="#5E9150"/>',
      '<path d="M30 57L39 60M54 57L46 60" fill="none" stroke-width="2.8"/>',
      `<circle cx="35" cy="63" r="2.6" fill="${SUMI}" stroke="none"/>`,
      `<circle cx="50" cy="63" r="2.6" fill="${SUMI}" stroke="none"/>`,
      '<path d="M38 73L47 72" fill="none" stroke-width="2.4"/>',
      '<ellipse cx="29" cy="70" rx="4" ry="2.4" fill="#E09A86" stroke="none"/>',
      '<ellipse cx="55" cy="70" rx="4" ry="2.4" fill="#E09A86" stroke="none"/>',
    ),
  ],
}

export const spirits = () =>
  Object.entries(drawings).map(([name, parts]) => symbol(`spirit-${name}`, '0 -8 96 104', parts))
