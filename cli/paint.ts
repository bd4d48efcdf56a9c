import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Colours where there is a terminal that wants them, plain text elsewhere. */
export function paint(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  const plain = !stream.isTTY || process.env.NO_COLOR !== undefined
  return plain ? text : styleText(style, text)
}
