/** The seal: a roof, two posts, the moon between them, the veranda. */
export const sealGlyph =
  '<path d="M5 14C14 12.500 19 9 24 5.500C29 9 34 12.500 43 14V18H5Z"/><rect x="9" y="20" width="3.600" height="14"/><rect x="35.400" y="20" width="3.600" height="14"/><circle cx="24" cy="27" r="6"/><rect x="5" y="35.500" width="38" height="3"/><rect x="8" y="40.500" width="32" height="2.600" opacity=".75"/>'

/** `margin` widens the red field for icons that a system may cut to a circle. */
export const seal = ({ margin = 0, radius = 9 } = {}) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${48 + 2 * margin} ${48 + 2 * margin}"><rect x="${-margin}" y="${-margin}" width="${48 + 2 * margin}" height="${48 + 2 * margin}" rx="${radius}" fill="#B5351F"/><g fill="#FFF8EA">${sealGlyph}</g></svg>`
