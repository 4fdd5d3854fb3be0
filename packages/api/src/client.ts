import { type AnswerBytes, parseBody, readBytes } from './answerBody.ts';
import { toFailedOutcome, readCallAnswer } from './readAnswer.ts';
import type { AnswerOf, AnyCall, CallTable, PayloadOf } from './defineCall.ts';
import { contract, type UserContract } from './contract.ts';
import type { CallName } from './fullContract.ts';
import { type Failure, isUnauthorized, type Outcome } from './failures.ts';
import { computeHeldTime, computeSendTime, toBody } from './requestBody.ts';
import { toRefusal } from './refusal.ts';
import { startTimeout } from './startTimeout.ts';
import type { CallWithTransport, TransportRequest } from './transport.ts';

export interface ClientOptions {
  /** Address of the backend, e.g. `https://api.example`; empty for the page's own origin. */
  host: string;
  /** Returns the token of the signed-in user; read for each call. */
  readToken: () => string | null;
  /** Called for every failure, e.g. to end the auth session or to log. */
  onFailure?: (failure: Failure, call: CallName, sentToken: string | null) => void;
  /**
   * Called after a 401. Resolves with the token that has replaced the sent one for the same
   * person, with which the call is sent once more; with null when there is none.
   */
  findNewerToken?: (sentToken: string, call: CallName) => Promise<string | null>;
  /**
   * Longest silence of the server, in ms. Every chunk of the answer restarts it. The time
   * that the body needs on a slow line is added, here and to the total.
   * @default 30000
   */
  timeLimit?: number;
  /**
   * Longest duration of a call, in ms, also when bytes keep arriving.
   * @default 60000
   */
  totalTimeLimit?: number;
  /** Reads large answers outside of this thread. @default on this thread */
  largeAnswers?: LargeAnswers;
  fetch?: typeof globalThis.fetch;
}

/** Reads large answers where a person does not wait for it, e.g. in a Worker. */
export interface LargeAnswers {
  /** A call was sent whose answer may be large. */
  prepare: () => void;
  /** As `readAnswer`; the bytes stay valid. Rejects when it cannot be read there. */
  read: (call: keyof UserContract, bytes: AnswerBytes) => Promise<Outcome<unknown>>;
}

/** One function for each call of a table. */
export type ClientOf<Calls extends CallTable> = {
  readonly [Name in keyof Calls]: (
    ...args: PayloadOf<Calls[Name]> extends void
      ? [payload?: undefined, options?: CallOptions]
      : [payload: PayloadOf<Calls[Name]>, options?: CallOptions]
  ) => Promise<Outcome<AnswerOf<Calls[Name]>>>;
};

export type Client = ClientOf<UserContract>;

export interface CallOptions {
  signal?: AbortSignal;
  /** The call goes on when the page ends; all of them together may send 64 KiB. */
  keepalive?: boolean;
  /**
   * Called with the bytes of the body that were handed to the network so far, boundaries of a
   * multipart body included. Such a call has no limit of its duration: it ends after the silence
   * of `timeLimit`. Only calls with a `transport` report it.
   */
  onSent?: (bytes: number) => void;
}

/** The client of the calls of every user. No call rejects: a failure is a value. */
export function createClient(options: ClientOptions): Client {
  return createPartClient(contract, options);
}

/** Makes one function for each row of a part of the contract, e.g. of administration. */
export function createPartClient<const Calls extends CallTable>(
  calls: Calls,
  options: ClientOptions,
): ClientOf<Calls> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (payload?: unknown, callOptions: CallOptions = {}) =>
        send(options, { name: name as CallName, call }, payload, callOptions),
    ]),
  ) as unknown as ClientOf<Calls>;
}

/** A call with its name in the contract. */
interface NamedCall {
  name: CallName;
  call: AnyCall & CallWithTransport;
}

/** An answer of so many bytes takes longer than a frame to be read. */
const manyBytes = 400_000;

/** Calls whose answers are that large for a conversation of hours. */
const largeCalls: ReadonlySet<CallName> = new Set([
  'retrieveHistory',
  'retrieveHistoryVersion',
  'restoreHistoryVersion',
]);

/** The largest answer in bytes. Guests call only from forms, whose answers are short. */
const bodyLimits = { form: 200_000, other: 8_000_000, file: 64_000_000 };

async function send(
  options: ClientOptions,
  named: NamedCall,
  payload: unknown,
  callOptions: CallOptions,
): Promise<Outcome<unknown>> {
  const { name } = named;
  const token = options.readToken();
  if (largeCalls.has(name)) {
    options.largeAnswers?.prepare();
  }
  const outcome = await exchange(options, named, token, payload, callOptions);
  if (outcome.ok) {
    return outcome;
  }
  if (token !== null && isUnauthorized(outcome.failure)) {
    const newer = await options.findNewerToken?.(token, name);
    if (newer !== null && newer !== undefined) {
      const again = await exchange(options, named, newer, payload, callOptions);
      if (!again.ok) {
        options.onFailure?.(again.failure, name, newer);
      }
      return again;
    }
  }
  options.onFailure?.(outcome.failure, name, token);
  return outcome;
}

async function exchange(
  options: ClientOptions,
  named: NamedCall,
  token: string | null,
  payload: unknown,
  callOptions: CallOptions,
): Promise<Outcome<unknown>> {
  const { host, timeLimit = 30_000, totalTimeLimit = 60_000 } = options;
  const { signal, onSent } = callOptions;
  const { call } = named;
  const body = call.method === 'GET' || payload === undefined ? null : toBody(payload);
  const reports = onSent !== undefined && call.transport !== undefined;
  const { timeout, onProgress, stop } = startTimeout({
    silence: timeLimit,
    total: reports ? null : totalTimeLimit,
    sending: reports ? 0 : computeSendTime(body),
  });
  const ending = signal ? AbortSignal.any([timeout, signal]) : timeout;
  try {
    const address = buildAddress(host, call, payload);
    const headers = buildHeaders(token, body);
    const request = { method: call.method, headers, body, signal: ending };
    const response = reports
      ? await call.transport(address, request, (sent) => {
          onProgress(computeHeldTime(sent));
          onSent(sent);
        })
      : await fetchAnswer(options, address, request, callOptions);
    onProgress();
    // The status decides before the body: a 401 is a refusal with any body.
    const bytes = await readBytes(response, {
      limit: chooseLimit(call),
      onProgress,
    });
    return response.ok
      ? await readSuccess(options, named, bytes, ending)
      : toFailedOutcome(toRefusal(response, parseBody(bytes)));
  } catch {
    return toFailedOutcome({ kind: signal?.aborted ? 'aborted' : 'network' });
  } finally {
    stop();
  }
}

function fetchAnswer(
  { fetch = globalThis.fetch }: ClientOptions,
  address: string,
  { body, ...request }: TransportRequest,
  { keepalive = false }: CallOptions,
): Promise<Response> {
  return fetch(address, {
    ...request,
    ...(body !== null && { body }),
    // A redirect would send the token to another address.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    ...(keepalive && { keepalive }),
  });
}

/** Reads a large answer outside of this thread, where that is possible. */
async function readSuccess(
  { largeAnswers }: ClientOptions,
  { name, call }: NamedCall,
  bytes: AnswerBytes,
  ending: AbortSignal,
): Promise<Outcome<unknown>> {
  const isReadThere = bytes.size >= manyBytes && !bytes.tooLarge && isOfEveryUser(name);
  if (largeAnswers === undefined || !isReadThere) {
    return readCallAnswer(call, bytes);
  }
  const read = await Promise.race([
    largeAnswers.read(name, bytes).catch(() => null),
    new Promise<never>((_, reject) => {
      const end = () => reject(ending.reason as Error);
      ending.addEventListener('abort', end, { once: true });
      if (ending.aborted) {
        end();
      }
    }),
  ]);
  return read ?? readCallAnswer(call, bytes);
}

function chooseLimit({ access, format }: AnyCall): number {
  return format === 'text'
    ? bodyLimits.file
    : access === 'public'
      ? bodyLimits.form
      : bodyLimits.other;
}

function isOfEveryUser(name: CallName): name is keyof UserContract {
  return Object.hasOwn(contract, name);
}

function buildAddress(host: string, call: AnyCall, payload: unknown): string {
  if (call.method !== 'GET' || payload === undefined) {
    return host + call.path;
  }
  const fields = new Map(
    Object.entries(payload as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
  const path = call.path.replaceAll(/:(\w+)/g, (_, field: string) => {
    const value = fields.get(field) ?? '';
    fields.delete(field);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...fields]).toString();
  return host + path + (query && `?${query}`);
}

function buildHeaders(token: string | null, body: string | FormData | null): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  // The browser names the boundary of a multipart body itself.
  if (typeof body === 'string') {
    headers.set('Content-Type', 'application/json');
  }
  if (token !== null) {
    headers.set('Authorization', `token ${token}`);
  }
  return headers;
}
