/** A body with its declared type, read to its end. */
export interface AnswerBody {
  readonly text: string;
  readonly html: boolean;
  readonly json: { readonly value: unknown } | null;
}

/**
 * Reads a body while bytes keep coming: `progress` is called for every piece,
 * so that a slow answer is not taken for a dead one.
 */
export async function readBody(response: Response, progress: () => void): Promise<AnswerBody> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body ?? []) {
    progress();
    text += decoder.decode(piece, { stream: true });
  }
  text += decoder.decode();
  return { text, html: looksLikeHtml(response, text), json: parse(text) };
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
