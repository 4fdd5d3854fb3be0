/** What a record holds: facts as JSON, and bytes behind them. */
export interface Content<Facts> {
  readonly facts: Facts;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const lengthBytes = 4;

/** The length of the facts in 4 bytes, the facts as UTF-8, the bytes as they are. JSON spells a lone surrogate out, so that UTF-8 does not lose it (D13). */
export function packContent({ facts, bytes }: Content<unknown>): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(facts));
  const packed = new Uint8Array(lengthBytes + text.length + bytes.length);
  new DataView(packed.buffer).setUint32(0, text.length);
  packed.set(text, lengthBytes);
  packed.set(bytes, lengthBytes + text.length);
  return packed;
}

/** @throws SyntaxError or RangeError when it is none */
export function unpackContent(packed: Uint8Array<ArrayBuffer>): Content<unknown> {
  const { buffer, byteOffset, byteLength } = packed;
  const length = new DataView(buffer, byteOffset, byteLength).getUint32(0);
  const text = new Uint8Array(buffer, byteOffset + lengthBytes, length);
  return {
    facts: JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text)),
    bytes: packed.slice(lengthBytes + length),
  };
}
