import { describe, expect, it } from 'vitest';
import { parseBody, readBytes } from './answerBody.ts';

const bytes = new TextEncoder().encode('{"نام":"سارا"}');

/** A response as WebKit gives it: its body is a stream that cannot be iterated over. */
function startResponse(chunks: readonly Uint8Array[]) {
  let canceled = false;
  const waiting = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = waiting.shift();
      if (chunk === undefined) {
        controller.close();
      } else {
        controller.enqueue(chunk);
      }
    },
    cancel() {
      canceled = true;
    },
  });
  Object.assign(body, { [Symbol.asyncIterator]: undefined, values: undefined });
  const response = { body, headers: new Headers() } as Response;
  return { response, body, isCanceled: () => canceled };
}

describe('the body of an answer', () => {
  it('reads a stream without an async iterator, as in WebKit', async () => {
    const { response, body } = startResponse([bytes.slice(0, 4), bytes.slice(4)]);
    let chunks = 0;
    const read = await readBytes(response, { limit: 100, onProgress: () => (chunks += 1) });
    const { json } = parseBody(read);
    expect(json).toEqual({ value: { نام: 'سارا' } });
    expect([chunks, body.locked]).toEqual([2, false]);
  });

  it('cancels and releases a stream at the limit', async () => {
    const { response, body, isCanceled } = startResponse([bytes, bytes, bytes]);
    const read = await readBytes(response, { limit: bytes.length, onProgress: () => undefined });
    const { tooLarge, text } = parseBody(read);
    expect([tooLarge, text, isCanceled(), body.locked]).toEqual([true, '', true, false]);
  });

  it('an answer without a body is an empty text', async () => {
    const response = new Response(null, { status: 204 });
    const read = await readBytes(response, { limit: 1, onProgress: () => undefined });
    const { text, json } = parseBody(read);
    expect([text, json]).toEqual(['', null]);
  });
});
