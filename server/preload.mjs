// The largest packages of the house are hundreds of small files of plain JavaScript. Loaded before the reader
// of TypeScript looks at every file, they take half the time.
await Promise.all([import('fastify'), import('kysely'), import('typebox')])
