/** The promises of the contract without a test runner, for commands that look at games themselves. */
export { inspectors } from './inspectors.ts'
export { ConformanceError, walk } from './walk.ts'
