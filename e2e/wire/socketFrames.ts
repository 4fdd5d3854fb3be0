/** A message part that a browser sent over a WebSocket, without its mask. */
export interface SocketFrame {
  readonly binary: boolean;
  readonly bytes: Buffer;
}

/** Reads the frames of a client (RFC 6455 §5.2) from the bytes of its connection, in chunks of any length. */
export function readFrames(onFrame: (frame: SocketFrame) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isBinary = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (let frame = readFrame(rest); frame !== null; frame = readFrame(rest)) {
      rest = rest.subarray(frame.length);
      // A part that continues another one has the type of the first.
      isBinary = frame.code === 0 ? isBinary : frame.code === 2;
      if (frame.code <= 2) {
        onFrame({ binary: isBinary, bytes: frame.bytes });
      }
    }
  };
}

function readFrame(data: Buffer): { code: number; bytes: Buffer; length: number } | null {
  const short = (data[1] ?? 0) & 127;
  const head = 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
  const isMasked = ((data[1] ?? 0) & 128) !== 0;
  const start = head + (isMasked ? 4 : 0);
  if (data.length < start) {
    return null;
  }
  const size =
    short === 126 ? data.readUInt16BE(2) : short === 127 ? Number(data.readBigUInt64BE(2)) : short;
  if (data.length < start + size) {
    return null;
  }
  const bytes = Buffer.from(data.subarray(start, start + size));
  if (isMasked) {
    bytes.forEach((byte, at) => {
      bytes[at] = byte ^ (data[head + (at % 4)] ?? 0);
    });
  }
  return { code: (data[0] ?? 0) & 15, bytes, length: start + size };
}
