import { describe, expect, test } from 'vitest'
import { qrCode } from '../qr/code.ts'

/** Rows as numbers to base 36: short enough to stand here. */
const rowsOf = (text: string) =>
  qrCode(text)?.map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(36))

describe('a code that cameras read', () => {
  // Written down after an independent reader (jsQR 1.4) had read these and 183 others.
  test('of a link to a table', () => {
    expect(rowsOf('https://engawa.example/#/join/abcdefghijklmnopqrstuv')).toEqual(
      (
        '3x1477j 207i8u9 2vi6esd 2vjv78d 2vntaot 20g9mbl 3xbl6yn bhb7k 2xoelx8 2qox5kd 3vj7fbq 1bck78f d08fqw ' +
        '3tnydzj 186q5ly 28cppfg 2u12mk1 227wjn1 1tjz4hi 4jy7p9 2ik46go 2wrrxot 2365lem 2leja8c 2yc4oaa jvnrp ' +
        '3x86z4m 20me5um 2vpaprs 2vk4exr 2vlvhb4 205421o 3x9zvmq'
      ).split(' '),
    )
  })

  test('of a size that tells its number, with blocks of two lengths', () => {
    expect(rowsOf('y'.repeat(120))).toEqual(
      (
        'cew0ocarj 6c7ccmq81 939baxk65 92pzuaa1p 92ok9f9lp 6cyrovd4x cenaj8hhb urdwglc 7xx3kvmlh 3qm9mv63r ' +
        'b7qjfo36t 3dtd13fcq ce0lmkf9u 3xymo059j 7ia2cfp5x 3qc85b5h6 5rkzoocy 2kvhm004n 8qzcxfg9x 1xdx0396 ' +
        '4o43n2dwy 6o981y7fb 4f57d7lg5 907pyrk7u 1j9l825te 3l2br7dt3 49bzn8uol 8spbu2spk 2bvb4xu2q 4cwgsp02v ' +
        '2pwmb88k5 8sa2geqxm a49ol1oci nd33porr kpwljgph 5v0ea4uze 7ibpmeh2q 1ik774t3 cegz0cy1h 6cjpinsbe ' +
        '92uxg3vg2 9294f3o1j 933o52clx 6cfpc9s4o cevjz57vl'
      ).split(' '),
    )
  })

  test('grows with the text, and is none where the text is too long', () => {
    const sizes = [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180].map(
      (length) => qrCode('z'.repeat(length))?.length,
    )
    expect(sizes).toEqual([21, 21, 25, 25, 29, 33, 37, 41, 45, 49, 53])
    expect(qrCode('z'.repeat(181))).toBeUndefined()
  })
})
