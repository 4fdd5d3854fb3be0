import type { Transport } from '../transport.ts';

/**
 * Sends a body by `XMLHttpRequest`, which reports how much of it was sent; `fetch` does not.
 * Rejects as `fetch` does: with the reason of the signal, or when there is no answer.
 *
 * An answer from another address is none, because this request cannot forbid redirects.
 */
export const sendByXhr: Transport = (address, { method, headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let sent = 0;
    // Events that come after the abort say nothing any more (T-60).
    const report = () => {
      if (!signal.aborted) {
        onProgress(sent);
      }
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      sent = Math.max(sent, loaded);
      report();
    });
    // A chunk of the answer moves nothing of the body, but the connection is alive.
    request.addEventListener('progress', report);
    request.addEventListener('error', () => reject(new TypeError('The request has no answer.')));
    request.addEventListener('load', () => {
      if (request.responseURL === new URL(address, location.href).href) {
        resolve(toResponse(request));
      } else {
        reject(new TypeError('The request was redirected.'));
      }
    });
    const abort = () => {
      request.abort();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.open(method, address);
    request.responseType = 'arraybuffer';
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.send(body);
  });

function toResponse(request: XMLHttpRequest): Response {
  const { status } = request;
  const headers = request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line.includes(':'))
    .map((line): [string, string] => {
      const end = line.indexOf(':');
      return [line.slice(0, end), line.slice(end + 1).trim()];
    });
  const hasBody = ![204, 205, 304].includes(status);
  return new Response(hasBody ? (request.response as ArrayBuffer) : null, { status, headers });
}
