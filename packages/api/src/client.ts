import * as v from 'valibot';
import { readBody, type AnswerBody } from './answerBody.ts';
import type { AnswerOf, AnyCall, PayloadOf } from './call.ts';
import { contract, type CallName, type Contract } from './contract.ts';
import { errorTexts } from './errorTexts.ts';
import type { Failure, Outcome } from './failures.ts';
import { readRetryAfter } from './retryAfter.ts';
import { unreadable } from './schemas.ts';

export interface ClientOptions {
  /** Address of the backend, e.g. `https://api.example`; empty for the page's own origin. */
  host: string;
  /** Returns the token of the signed-in user; read for each call. */
  readToken: () => string | null;
  /** Called for every failure, e.g. to end the auth session or to log. */
  onFailure?: (failure: Failure, call: CallName, sentToken: string | null) => void;
  /**
   * Longest silence of the server, in ms. Every chunk of the answer restarts it.
   * @default 30000
   */
  timeLimit?: number;
  /**
   * Longest duration of a call, in ms, also when bytes keep arriving.
   * @default 60000
   */
  totalTimeLimit?: number;
  fetch?: typeof globalThis.fetch;
}

export type Client = {
  readonly [Name in CallName]: (
    ...args: PayloadOf<Contract[Name]> extends void
      ? [payload?: undefined, options?: CallOptions]
      : [payload: PayloadOf<Contract[Name]>, options?: CallOptions]
  ) => Promise<Outcome<AnswerOf<Contract[Name]>>>;
};

export interface CallOptions {
  signal?: AbortSignal;
  /** The call goes on when the page ends; all of them together may send 64 KiB. */
  keepalive?: boolean;
}

/** Makes one function for each row of the contract. No call rejects: a failure is a value. */
export function createClient(options: ClientOptions): Client {
  const names = Object.keys(contract) as CallName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (payload?: unknown, callOptions: CallOptions = {}) =>
        send(options, name, payload, callOptions),
    ]),
  ) as unknown as Client;
}

const manyCharacters = 1_000_000;

/** The largest answer in bytes. Guests call only from forms, whose answers are short. */
const bodyLimits = { form: 200_000, other: 8_000_000 };

async function send(
  options: ClientOptions,
  name: CallName,
  payload: unknown,
  callOptions: CallOptions,
): Promise<Outcome<unknown>> {
  const call: AnyCall = contract[name];
  const token = options.readToken();
  const outcome = await exchange(options, call, token, payload, callOptions);
  if (!outcome.ok) {
    options.onFailure?.(outcome.failure, name, token);
  }
  return outcome;
}

async function exchange(
  { host, timeLimit = 30_000, totalTimeLimit = 60_000, fetch = globalThis.fetch }: ClientOptions,
  call: AnyCall,
  token: string | null,
  payload: unknown,
  { signal, keepalive = false }: CallOptions,
): Promise<Outcome<unknown>> {
  const { timeout, onProgress, stop } = startTimeout(timeLimit, totalTimeLimit);
  try {
    const response = await fetch(buildAddress(host, call, payload), {
      method: call.method,
      headers: buildHeaders(token, call, payload),
      ...(call.method !== 'GET' && payload !== undefined && { body: JSON.stringify(payload) }),
      // A redirect would send the token to another address.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      ...(keepalive && { keepalive }),
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    });
    onProgress();
    // The status decides before the body: a 401 is a refusal with any body.
    const body = await readBody(response, {
      limit: call.access === 'public' ? bodyLimits.form : bodyLimits.other,
      onProgress,
    });
    // Reading and validating a large body are two long tasks: yield between them for input (A07).
    if (body.text.length > manyCharacters) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    return response.ok ? toSuccess(call, body) : failed(toRefusal(response, body));
  } catch {
    return failed({ kind: signal?.aborted ? 'aborted' : 'network' });
  } finally {
    stop();
  }
}

function startTimeout(silence: number, total: number) {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  const endOfCall = setTimeout(abort, total);
  let endOfSilence = setTimeout(abort, silence);
  return {
    timeout: controller.signal,
    onProgress: () => {
      clearTimeout(endOfSilence);
      endOfSilence = setTimeout(abort, silence);
    },
    stop: () => {
      clearTimeout(endOfCall);
      clearTimeout(endOfSilence);
    },
  };
}

function buildAddress(host: string, call: AnyCall, payload: unknown): string {
  if (call.method !== 'GET' || payload === undefined) {
    return host + call.path;
  }
  const query = Object.entries(payload as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
  return `${host}${call.path}?${new URLSearchParams(query).toString()}`;
}

function buildHeaders(token: string | null, call: AnyCall, payload: unknown): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (call.method !== 'GET' && payload !== undefined) {
    headers.set('Content-Type', 'application/json');
  }
  if (token !== null) {
    headers.set('Authorization', `token ${token}`);
  }
  return headers;
}

function toSuccess(call: AnyCall, { text, html, json, tooLarge }: AnswerBody): Outcome<unknown> {
  if (html) {
    // An HTML page in place of data comes from a captive portal.
    return failed({ kind: 'network' });
  }
  if (tooLarge) {
    return failed({ kind: 'schema', issue: `${call.path}: the answer is too large` });
  }
  const noValue = text.trim() === '' ? undefined : unreadable;
  const result = v.safeParse(call.answer, json === null ? noValue : json.value);
  if (result.success) {
    return { ok: true, answer: result.output };
  }
  const [issue] = result.issues;
  return failed({
    kind: 'schema',
    issue: `${call.path} ${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  });
}

function toRefusal(response: Response, { text, html, json }: AnswerBody): Failure {
  const { status } = response;
  const readable = json === null ? (status < 500 && !html ? text : '') : json.value;
  const texts = html ? [] : errorTexts(readable);
  if (status >= 500 && texts.length === 0) {
    return { kind: 'server', status };
  }
  return {
    kind: 'refused',
    status,
    texts,
    code: readCode(json?.value),
    retryAfter: readRetryAfter(response.headers),
    ...readCurrent(json?.value),
    ...(status === 409 && readDetails(json?.value)),
  };
}

// Where `code` is a field of the payload, its errors are listed there, and the machine code has another name.
function readCode(body: unknown): string | null {
  const { code, error_code: other }: { code?: unknown; error_code?: unknown } = toFields(body);
  return [code, other].find((one) => typeof one === 'string') ?? null;
}

function readDetails(body: unknown): { details?: Readonly<Record<string, unknown>> } {
  const { detail: _detail, code: _code, current: _current, ...details } = toFields(body);
  return Object.keys(details).length === 0 ? {} : { details };
}

function toFields(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function readCurrent(body: unknown): { current?: unknown } {
  return typeof body === 'object' && body !== null && 'current' in body
    ? { current: body.current }
    : {};
}

function failed(failure: Failure): Outcome<never> {
  return { ok: false, failure };
}
