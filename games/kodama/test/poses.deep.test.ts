import { test } from 'vitest'
import { expectSamePoses } from './poses-alike.ts'

test('KOD-060 Node and Chromium judge the same hundred thousand poses alike', () => expectSamePoses(100_000))
