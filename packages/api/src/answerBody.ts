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
export async function readBody(
  response: Response,
  { limit, onProgress }: ReadOptions,
): Promise<AnswerBody> {
  const text = await readText(response.body, limit, onProgress);
  if (text === null) {
    return { text: '', html: false, json: null, tooLarge: true };
  }
  return { text, html: looksLikeHtml(response, text), json: parse(text), tooLarge: false };
}

// A reader in place of `for await`: WebKit cannot iterate over a stream.
async function readText(
  body: Response['body'],
  limit: number,
  onProgress: () => void,
): Promise<string | null> {
  if (body === null) {
    return '';
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      onProgress();
      size += step.value.byteLength;
      if (size > limit) {
        return null;
      }
      text += decoder.decode(step.value, { stream: true });
    }
    return text + decoder.decode();
  } finally {
    // Ends the download of a body that is not read to its end; a finished or failed one is left as it is.
    reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

function parse(text: string): AnswerBody['json'] {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function looksLikeHtml(response: Response, text: string): boolean {
  const type = response.headers.get('content-type') ?? '';
  return type.includes('text/html') || /^\s*<(?:!doctype|html|head|body)/i.test(text);
}
