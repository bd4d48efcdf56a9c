// What is gathered, laid and built: resources, people of the forest, crystals, buildings.
import { SUMI } from '../../../../web/art/source/brush.mjs'
import { CREAM, dot, inks, line, shape } from './strokes.mjs'

const steam =
  'M7.5 10.5 C5.6 8.6 9.2 7 7.3 4.4 M12 10.5 C10 8.2 14 6 12 2.6 M16.5 10.5 C14.6 8.6 18.2 7 16.3 4.4'

export const things = {
  // resources
  wood:
    shape(
      'M4.2 13.2 L13.6 5.2 L12.2 2.4 L15.6 1.9 L17 4.6 C20 4.2 22.4 7.4 21.4 10.4 L10.8 19.6Z',
      inks.wood,
    ) +
    `<ellipse cx="7" cy="16.7" rx="4.5" ry="4.9" fill="#EBD3A4"/>` +
    `<ellipse cx="7" cy="16.7" rx="1.9" ry="2.2" fill="none" stroke-width="1.2"/>`,
  stone:
    shape('M2 21.5 C1.4 17 4.6 14.6 12 14.6 C19.4 14.6 22.6 17 22 21.5Z', inks.stone) +
    shape('M6 14.8 C5.6 10.8 8.4 9 12.4 9 C16.4 9 18.6 11 18 14.8Z', '#B5BAC1') +
    shape('M9 9.2 C8.6 5.2 10.6 3 13 3 C15.4 3 16.6 5.6 15.8 9.2Z', inks.stone),
  jade:
    `<g transform="translate(24 0) scale(-1 1) rotate(62 12 12)">` +
    shape(
      'M13.4 2.2 C18.8 2.2 22 6.4 22 11.4 C22 17.4 17.2 21.8 10.8 21.8 C6.6 21.8 3.6 20 3.6 18.2 C3.6 16.6 5.4 16.2 7.4 16.7 C10.6 17.4 13 16.6 13.6 15.2 C9.2 15.8 6 12.8 6 8.9 C6 5 9.2 2.2 13.4 2.2Z',
      inks.jade,
    ) +
    `<circle cx="13.4" cy="8.6" r="2.5" fill="${CREAM}"/>` +
    `</g>` +
    line('M8.2 12.5 C5.5 8 6 4 9 1.2', 1.6, '#AD2F1B'),
  sake:
    shape(
      'M9 2 H15 L14.4 5.6 C14.4 8.2 18.6 9.8 18.6 15.4 C18.6 20 16.4 22 12 22 C7.6 22 5.4 20 5.4 15.4 C5.4 9.8 9.6 8.2 9.6 5.6Z',
      inks.sake,
    ) +
    shape(
      'M5.6 13.6 C9 15.2 15 15.2 18.4 13.6 C18.8 15.4 18.6 17 18.2 18.2 C14.6 19.6 9.4 19.6 5.8 18.2 C5.4 17 5.3 15.4 5.6 13.6Z',
      '#2F5F8C',
    ),
  any:
    shape(
      'M2 15 C2 10.6 6 9 12 9 C18 9 22 10.6 22 15 C22 19.8 18.6 22.2 12 22.2 C5.4 22.2 2 19.8 2 15Z',
      '#7F97BA',
    ) +
    line('M12 9.5 C10 13 7 16 3.2 18 M12 9.5 C14 13 17 16 20.8 18', 1.2) +
    shape('M11 8.6 L3.4 6.6 L6.6 2 Z M13 8.6 L20.6 6.6 L17.4 2Z', '#A9BCD6') +
    shape('M9.8 6 H14.2 V10.4 H9.8Z', '#A9BCD6'),
  amulet:
    shape('M6 9 L12 5.8 L18 9 V20.5 Q18 22 16.5 22 H7.5 Q6 22 6 20.5Z', inks.amulet) +
    line('M12 6 C7.5 1 16.5 1 12 6', 1.6) +
    shape('M9.8 11 H14.2 V18.6 H9.8Z', '#F6DFA6', 'stroke-width="1"'),
  // people of the forest
  pilgrim:
    shape('M8.6 10.5 C7.4 14 6 18 5.4 22 H17.8 C17.2 18 15.8 14 14.6 10.5Z', 'var(--seat,#21406B)') +
    shape('M1.8 10.6 C5.5 8 9 5 11.6 2.2 C14.2 5 17.7 8 21.4 10.6 Q11.6 14.2 1.8 10.6Z', '#E0BB66') +
    line('M21 13 V22', 1.8),
  sleeper:
    shape('M9 21.5 C9 16.5 13 14.2 17 15 C20.5 15.7 22.5 18.5 22.6 21.5Z', 'var(--seat,#21406B)') +
    shape('M1.4 21.5 L4.2 10.6 C7.5 12.5 11 16 12.6 21.5Z', '#E0BB66') +
    shape('M17.8 2.2 A5 5 0 1 0 21.6 9 A4.2 4.2 0 0 1 17.8 2.2Z', '#F6E3AE', 'stroke-width="1.2"'),
  kodama:
    shape('M5.4 12 C5 18 8 22 12 22 C16 22 19 18 18.6 12Z', CREAM) +
    shape('M3.6 13 C3.2 8 7 5.4 12 5.4 C17 5.4 20.8 8 20.4 13 C16 15 8 15 3.6 13Z', '#A6742C') +
    line('M12 5.4 C12 3.8 12.6 3 13.6 2.4', 1.6) +
    shape('M13.4 2.8 C15 .4 18.6 .6 20 2.8 C18 4.8 15 4.8 13.4 2.8Z', '#7FB069', 'stroke-width="1.1"') +
    dot(9.4, 17.2, 1.25) +
    dot(14.6, 17.2, 1.25),
  // crystals
  dream:
    shape('M12 1.2 L17.4 7.2 V16.8 L12 22.8 L6.6 16.8 V7.2Z', inks.dream) +
    line('M6.6 7.2 L12 9.6 L17.4 7.2 M12 9.6 V22.6', 1.1),
  memory:
    shape('M7.2 2.6 H16.8 L21.4 7.2 V16.8 L16.8 21.4 H7.2 L2.6 16.8 V7.2Z', inks.memory) +
    `<rect x="8" y="8" width="8" height="8" fill="#F8E3A6" stroke-width="1.2"/>` +
    line('M3.4 7.5 L8 8 M20.6 7.5 L16 8 M3.4 16.5 L8 16 M20.6 16.5 L16 16', 1),
  sense:
    shape('M10.8 22 L1.8 13.6 L3.6 6.6 L9 11.6Z', '#EDA9B5') +
    shape('M13.2 22 L22.2 13.6 L20.4 6.6 L15 11.6Z', '#EDA9B5') +
    shape('M12 22.4 L7.8 9 L12 1.4 L16.2 9Z', inks.sense) +
    line('M12 9.5 V21', 1),
  crystal:
    shape('M7 3.5 H17 L22 9.5 L12 22 L2 9.5Z', '#BFD3E6') +
    line('M2.5 9.5 H21.5 M8.5 9.5 L12 21 L15.5 9.5 M7 3.5 L8.5 9.5 M17 3.5 L15.5 9.5', 1),
  // buildings
  temple:
    line('M12 .8 V4', 1.8) +
    shape('M4.8 9.6 C8.2 8.4 10 6 12 3 C14 6 15.8 8.4 19.2 9.6Z', '#AD2F1B') +
    shape('M8.6 9.6 H15.4 V13 H8.6Z', CREAM) +
    shape('M1.2 16.4 C5.8 15.2 7.6 13.6 8.6 12 H15.4 C16.4 13.6 18.2 15.2 22.8 16.4Z', '#AD2F1B') +
    shape('M5.6 16.4 H18.4 V22.2 H5.6Z', CREAM) +
    shape('M10.2 17.6 H13.8 V22.2 H10.2Z', SUMI, 'stroke="none"'),
  onsen:
    shape('M2.2 12.6 H21.8 L19.8 20.8 Q19.4 22.2 18 22.2 H6 Q4.6 22.2 4.2 20.8Z', '#B98749') +
    shape('M2.2 12.6 H21.8 L21.2 15.4 H2.8Z', '#8EB6CE', 'stroke-width="1.2"') +
    line(steam, 3.4, SUMI) +
    line(steam, 1.3, '#DCEAF0') +
    line('M9 15.6 V22 M15 15.6 V22', 1),
  farm:
    shape('M12 1.6 L22.4 17.4 H18.6 V22.2 H5.4 V17.4 H1.6Z', '#D9A94E') +
    shape('M5.4 17.4 H18.6 V22.2 H5.4Z', '#7A5A30') +
    line('M12 4.5 L6.8 16.5 M12 4.5 L12 16.5 M12 4.5 L17.2 16.5', 1.1) +
    shape('M10 18.4 H14 V22.2 H10Z', CREAM, 'stroke-width="1"'),
  ryokan:
    shape('M3.4 9.6 H20.6 V22.2 H3.4Z', CREAM) +
    shape('M1 10.2 L4.6 3.2 H19.4 L23 10.2Z', '#2F5F8C') +
    shape('M7.6 12 H11.5 V18 H7.6Z M12.5 12 H16.4 V18 H12.5Z', '#2F5F8C', 'stroke-width="1.1"') +
    line('M3.4 20 H7.2 M16.8 20 H20.6', 1.2),
  ancient:
    shape('M12 1.2 L20 8.4 H4Z', '#8B9097') +
    shape('M7.4 8.4 H16.6 V14 H7.4Z', '#B5BAC1') +
    shape('M10 9.6 H14 V12.8 H10Z', '#F2C25A', 'stroke-width="1"') +
    shape('M6 14 H18 L15 17 H9Z', '#8B9097') +
    shape('M10 17 H14 V20 H10Z', '#B5BAC1') +
    shape('M6 20 H18 V22.6 H6Z', '#8B9097'),
}
