/** The complete body of a response. `json` is null when the text is not JSON. */
export interface AnswerBody {
  readonly text: string;
  readonly html: boolean;
  readonly json: { readonly value: unknown } | null;
}

/**
 * Reads a body to its end and calls `progress` for every chunk, so that the
 * caller can tell a slow answer from a dead connection.
 */
export async function readBody(response: Response, progress: () => void): Promise<AnswerBody> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    progress();
    text += decoder.decode(chunk, { stream: true });
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
