/** The five seats: a crest (24 grid; { hole } shows the field through it) and a woven pattern for its band. */
const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

export const crests = [
  {
    name: 'wave',
    letter: 'A',
    shapes: [
      'M3 15.500C4 9 8.500 4.500 14 4.800C18.500 5.200 20.500 8.800 18.800 11.600C17.400 13.800 14.200 13.200 14.200 10.900C11 11.300 11 15.400 14.500 16C17 16.400 19.500 15.800 21 14.800C20 18.500 16.500 20.500 12 20.500C7.500 20.500 4 18.800 3 15.500Z',
    ],
  },
  {
    name: 'fan',
    letter: 'B',
    shapes: [
      'M12 20.500L2.600 9.200C8 3.600 16 3.600 21.400 9.200Z',
      { hole: 'M12 20L7.500 6.400M12 20L12 5.200M12 20L16.500 6.400' },
    ],
  },
  {
    name: 'pine',
    letter: 'C',
    shapes: [
      'M12 2.500L16.500 8H14.500L19 13H16.500L21 18.300H13.400V21.500H10.600V18.300H3L7.500 13H5L9.500 8H7.500Z',
    ],
  },
  {
    name: 'moon',
    letter: 'D',
    shapes: ['M15.800 2.900A9.400 9.400 0 1 0 21 16.200A7.600 7.600 0 0 1 15.800 2.900Z'],
  },
  {
    name: 'plum',
    letter: 'E',
    shapes: [
      [
        [12, 6.7],
        [17.2, 10.5],
        [15.2, 16.6],
        [8.8, 16.6],
        [6.8, 10.5],
      ]
        .map(([x, y]) => circle(x, y, 3.9))
        .join(''),
      { hole: circle(12, 12, 1.6) },
    ],
  },
]

const tile = (width, height, drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#fff" stroke-width="1.200">${drawing}</svg>`

const scales = [
  [0, 6],
  [24, 6],
  [12, 0],
  [12, 12],
  [0, 18],
  [24, 18],
]
  .sort((a, b) => a[1] - b[1])
  .map(([x, y]) =>
    [10.5, 7, 3.5]
      .map((r, ring) => `<circle cx="${x}" cy="${y + 6}" r="${r}"${ring === 0 ? ' fill="#21406B"' : ''}/>`)
      .join(''),
  )
  .join('')

export const patterns = {
  wave: tile(24, 12, scales),
  fan: tile(
    12,
    12,
    '<path d="M0 0L6 8V20L0 12Z" fill="#fff" fill-opacity=".6" stroke="none"/><path d="M12 0L6 8M12 12L6 20M0 0L6 8M0 12L6 20"/>',
  ),
  pine: tile(12, 12, '<path d="M0 6L6 0L12 6L6 12ZM6 0V12M0 6H12"/>'),
  moon: tile(12, 12, '<path d="M0 0H6V6H0ZM6 6H12V12H6Z" fill="#fff" fill-opacity=".75" stroke="none"/>'),
  plum: tile(
    12,
    12,
    '<circle cx="3" cy="3" r="1.600" fill="#fff" stroke="none"/><circle cx="9" cy="9" r="1.600" fill="#fff" stroke="none"/>',
  ),
}
