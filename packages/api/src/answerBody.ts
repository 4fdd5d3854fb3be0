/** The bytes of a response. */
export interface AnswerBytes {
  readonly chunks: readonly Uint8Array<ArrayBuffer>[];
  readonly size: number;
  /** Of its header; empty without one. */
  readonly type: string;
  /** The body was larger than the limit, and was not read. */
  readonly tooLarge: boolean;
}

/** The complete body of a response. */
export interface AnswerBody {
  readonly text: string;
  readonly html: boolean;
  /** Null when the text is not JSON. */
  readonly json: { readonly value: unknown } | null;
  /** The body was larger than the limit, and was not read. */
  readonly tooLarge: boolean;
}

export interface ReadOptions {
  /** The largest body in bytes, after decompression. */
  limit: number;
  /** Called for every chunk, so that the caller can tell a slow answer from a dead connection. */
  onProgress: () => void;
}

/** Reads a body to its end, or cancels it at the limit. */
export async function readBytes(
  response: Response,
  { limit, onProgress }: ReadOptions,
): Promise<AnswerBytes> {
  const type = response.headers.get('content-type') ?? '';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // A reader in place of `for await`: WebKit cannot iterate over a stream.
  const reader = response.body?.getReader();
  if (reader === undefined) {
    return { chunks, size, type, tooLarge: false };
  }
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      onProgress();
      size += step.value.byteLength;
      if (size > limit) {
        return { chunks: [], size, type, tooLarge: true };
      }
      chunks.push(step.value);
    }
    return { chunks, size, type, tooLarge: false };
  } finally {
    // Ends the download of a body that is not read to its end; a finished or failed one is left as it is.
    reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** Decodes and parses the bytes of a response. */
export function parseBody({ chunks, type, tooLarge }: AnswerBytes): AnswerBody {
  const text = decode(chunks);
  return { text, html: !tooLarge && looksLikeHtml(type, text), json: parse(text), tooLarge };
}

function decode(chunks: AnswerBytes['chunks']): string {
  const decoder = new TextDecoder();
  const parts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
  return parts.join('') + decoder.decode();
}

function parse(text: string): AnswerBody['json'] {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function looksLikeHtml(type: string, text: string): boolean {
  return type.includes('text/html') || /^\s*<(?:!doctype|html|head|body)/i.test(text);
}
