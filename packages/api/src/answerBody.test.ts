import { describe, expect, it } from 'vitest';
import { readBody } from './answerBody.ts';

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

describe('readBody', () => {
  it('reads a stream without an async iterator, as in WebKit', async () => {
    const { response, body } = startResponse([bytes.slice(0, 4), bytes.slice(4)]);
    let chunks = 0;
    const { json } = await readBody(response, { limit: 100, onProgress: () => (chunks += 1) });
    expect(json).toEqual({ value: { نام: 'سارا' } });
    expect([chunks, body.locked]).toEqual([2, false]);
  });

  it('cancels and releases a stream at the limit', async () => {
    const { response, body, isCanceled } = startResponse([bytes, bytes, bytes]);
    const { tooLarge, text } = await readBody(response, {
      limit: bytes.length,
      onProgress: () => undefined,
    });
    expect([tooLarge, text, isCanceled(), body.locked]).toEqual([true, '', true, false]);
  });

  it('an answer without a body is an empty text', async () => {
    const response = new Response(null, { status: 204 });
    const { text, json } = await readBody(response, { limit: 1, onProgress: () => undefined });
    expect([text, json]).toEqual(['', null]);
  });
});
