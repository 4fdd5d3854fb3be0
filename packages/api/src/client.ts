import * as v from 'valibot';
import { readBody, type AnswerBody } from './answerBody.ts';
import type { AnswerOf, AnyCall, PayloadOf } from './call.ts';
import { contract, type CallName, type Contract } from './contract.ts';
import { errorTexts } from './errorTexts.ts';
import type { Failure, Outcome } from './failures.ts';

export interface ClientOptions {
  /** Where the backend lives, e.g. `https://api.example`; empty means the page's own origin. */
  host: string;
  /** The token of the signed-in person, read anew for each call. */
  readToken: () => string | null;
  /** Hears every failure, e.g. to end the session at a 401 or to keep a log. */
  onFailure?: (failure: Failure, call: CallName, sentToken: string | null) => void;
  /**
   * Longest silence of the server, in ms; bytes that arrive start it anew.
   * @default 30000
   */
  timeLimit?: number;
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
}

/** Makes a function for every line of the contract. None of them ever rejects. */
export function createClient(options: ClientOptions): Client {
  const names = Object.keys(contract) as CallName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      (payload?: unknown, { signal }: CallOptions = {}) => send(options, name, payload, signal),
    ]),
  ) as unknown as Client;
}

const manyCharacters = 1_000_000;

async function send(
  options: ClientOptions,
  name: CallName,
  payload: unknown,
  signal: AbortSignal | undefined,
): Promise<Outcome<unknown>> {
  const call: AnyCall = contract[name];
  const token = options.readToken();
  const outcome = await exchange(options, call, token, payload, signal);
  if (!outcome.ok) {
    options.onFailure?.(outcome.failure, name, token);
  }
  return outcome;
}

async function exchange(
  { host, timeLimit = 30_000, fetch = globalThis.fetch }: ClientOptions,
  call: AnyCall,
  token: string | null,
  payload: unknown,
  signal: AbortSignal | undefined,
): Promise<Outcome<unknown>> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), timeLimit);
  const progress = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), timeLimit);
  };
  try {
    const response = await fetch(addressOf(host, call, payload), {
      method: call.method,
      headers: headersOf(token, call, payload),
      ...(call.method !== 'GET' && payload !== undefined && { body: JSON.stringify(payload) }),
      // A redirect would carry the token to wherever the answer points.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([silence.signal, signal]) : silence.signal,
    });
    progress();
    // Status before body: a 401 counts whatever stands in it.
    const body = await readBody(response, progress);
    // To read so much and to check it are two long tasks; keys are heard between them (A07).
    if (body.text.length > manyCharacters) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    return response.ok ? successOf(call, body) : failed(refusalOf(response, body));
  } catch {
    return failed({ kind: signal?.aborted ? 'aborted' : 'network' });
  } finally {
    clearTimeout(timer);
  }
}

function addressOf(host: string, call: AnyCall, payload: unknown): string {
  if (call.method !== 'GET' || payload === undefined) {
    return host + call.path;
  }
  const query = Object.entries(payload as Record<string, string | number | boolean | undefined>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)]);
  return `${host}${call.path}?${new URLSearchParams(query).toString()}`;
}

function headersOf(token: string | null, call: AnyCall, payload: unknown): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  if (call.method !== 'GET' && payload !== undefined) {
    headers.set('Content-Type', 'application/json');
  }
  if (token !== null) {
    headers.set('Authorization', `token ${token}`);
  }
  return headers;
}

function successOf(call: AnyCall, { html, json }: AnswerBody): Outcome<unknown> {
  if (html) {
    // A page where data should be comes from a captive portal, not from the server.
    return failed({ kind: 'network' });
  }
  const result = v.safeParse(call.answer, json?.value);
  if (result.success) {
    return { ok: true, answer: result.output };
  }
  const [issue] = result.issues;
  return failed({
    kind: 'schema',
    issue: `${call.path} ${v.getDotPath(issue) ?? ''}: ${issue.message}`,
  });
}

function refusalOf(response: Response, { text, html, json }: AnswerBody): Failure {
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
    code: codeIn(json?.value),
    retryAfter: waitOf(response),
    ...currentIn(json?.value),
  };
}

function codeIn(body: unknown): string | null {
  const code: unknown = typeof body === 'object' && body !== null && 'code' in body && body.code;
  return typeof code === 'string' ? code : null;
}

function currentIn(body: unknown): { current?: unknown } {
  return typeof body === 'object' && body !== null && 'current' in body
    ? { current: body.current }
    : {};
}

function waitOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}

function failed(failure: Failure): Outcome<never> {
  return { ok: false, failure };
}
