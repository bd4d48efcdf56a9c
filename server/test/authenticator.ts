import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** As much of CBOR as a passkey needs. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const items = [...value].flatMap(([key, item]) => [cbor(key as number), cbor(item as number)])
  return Buffer.concat([head(5, value.size), ...items])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}

/** A passkey made of software, to prove that the server accepts real ones and no others. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /** As long as those of some security keys. */
  readonly #id = randomBytes(64)
  readonly #origin: string
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  register(challenge: string): object {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' })
    const point = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url')
    const publicKey = cbor(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(jwk.x)],
        [-3, point(jwk.y)],
      ]),
    )
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, publicKey])
    const authData = Buffer.concat([this.#authData(0x45), attested])
    const attestationObject = cbor(
      new Map<string, string | Uint8Array | Map<unknown, unknown>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    const clientDataJSON = encode(this.#clientData('webauthn.create', challenge))
    return this.#credential({ clientDataJSON, attestationObject: encode(attestationObject) })
  }

  logIn(challenge: string): object {
    const clientData = this.#clientData('webauthn.get', challenge)
    const authenticatorData = this.#authData(0x05)
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(clientData)]),
      this.#keys.privateKey,
    )
    return this.#credential({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(authenticatorData),
      signature: encode(signature),
    })
  }

  #credential(response: object): object {
    const id = encode(this.#id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter])
  }
}
