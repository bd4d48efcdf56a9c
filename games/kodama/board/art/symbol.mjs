export const symbol = (id, viewBox, parts, attributes = '') =>
  `<symbol id="kodama-${id}" viewBox="${viewBox}"${attributes && ` ${attributes}`}>${parts.join('')}</symbol>`
