/** The parts of a request by which its answer is chosen. */
export type AskedRequest = Pick<Request, 'url' | 'method' | 'mode'> & {
  readonly headers: Pick<Headers, 'has'>;
};

/** What the service worker has to answer with. */
export interface StoredApp {
  readonly origin: string;
  /** The paths of the app that begin with its stored first page. */
  readonly pages: ReadonlySet<string>;
  /** The paths of the stored files. */
  readonly files: ReadonlySet<string>;
}

/**
 * How a request is answered:
 * - `shell`: with the stored first page of the app;
 * - `file`: with a stored file of the build;
 * - `chunk`: from the network, and a missing file says that the server has another version;
 * - `network`: by the browser alone. The service worker neither reads nor stores the answer.
 */
export type Answer = 'shell' | 'file' | 'chunk' | 'network';

/** The second address of a chunk that failed once (`shared/late/importChunk.ts`). */
const retryQuery = /^\?retry=\d+$/;

/** Slashes at the end of an address, which name no other page, after a sign that is kept. */
const slashesAtEnd = /(.)\/+$/;

/**
 * Chooses the answer. Only files of the build are ever stored: a call, a sound, an answer of another
 * host, a request with a token and the result of a payment are always `network` (ADR-0090).
 */
export function chooseAnswer(request: AskedRequest, { origin, pages, files }: StoredApp): Answer {
  const { origin: asked, pathname, search } = new URL(request.url);
  const isPlain =
    request.method === 'GET' &&
    asked === origin &&
    !request.headers.has('authorization') &&
    !request.headers.has('range');
  if (!isPlain) {
    return 'network';
  }
  if (request.mode === 'navigate') {
    return pages.has(pathname.replace(slashesAtEnd, '$1')) ? 'shell' : 'network';
  }
  if (search !== '' && !retryQuery.test(search)) {
    return 'network';
  }
  if (files.has(pathname)) {
    return 'file';
  }
  return pathname.startsWith('/assets/') ? 'chunk' : 'network';
}
