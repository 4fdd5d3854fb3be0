/** The content of a record: JSON facts, followed by bytes. */
export interface RecordContent<Facts> {
  readonly facts: Facts;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const lengthBytes = 4;

/** Length of the facts in 4 bytes, facts as UTF-8, bytes. JSON escapes a lone surrogate, which UTF-8 would lose (D13). */
export function encodeRecord({ facts, bytes }: RecordContent<unknown>): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(facts));
  const encoded = new Uint8Array(lengthBytes + text.length + bytes.length);
  new DataView(encoded.buffer).setUint32(0, text.length);
  encoded.set(text, lengthBytes);
  encoded.set(bytes, lengthBytes + text.length);
  return encoded;
}

/** @throws SyntaxError or RangeError for bytes that are no record */
export function decodeRecord(encoded: Uint8Array<ArrayBuffer>): RecordContent<unknown> {
  const { buffer, byteOffset, byteLength } = encoded;
  const length = new DataView(buffer, byteOffset, byteLength).getUint32(0);
  const text = new Uint8Array(buffer, byteOffset + lengthBytes, length);
  return {
    facts: JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text)),
    bytes: encoded.slice(lengthBytes + length),
  };
}
