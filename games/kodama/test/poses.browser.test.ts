import { test } from 'vitest'
import { expectSamePoses } from './poses-alike.ts'

test('KOD-060 Node and Chromium judge the same twenty thousand poses alike', () => expectSamePoses(20_000))
