import type { AnyCall } from '../../packages/api/src/defineCall.ts';
import { type CallName, fullContract } from '../../packages/api/src/fullContract.ts';
import { welcome } from '../../mocks/testing/welcomePayloads.ts';
import { findQuery, unlisted } from './findQuery.ts';
import { readDifferences, readUndeclared } from './readDifferences.ts';
import { readBody } from './recordAnswers.ts';

/** What became of one check of a server. */
export interface Check {
  row: string;
  call: string;
  outcome: 'kept' | 'differs' | 'not tried';
  /** What differs, or why it was not tried. */
  lines: string[];
}

export interface Credentials {
  user: string;
  password: string;
}

/** The most that an answer may take, in ms. */
const longestAnswer = 10_000;

/**
 * Compares a server with the contract. Signs in and makes the calls that only read; for each,
 * what comes without a token has to be the 401 of the contract. Nothing at the server is changed.
 *
 * @param origin e.g. `http://127.0.0.1:4173`
 */
export async function checkServer(origin: string, as: Credentials): Promise<Check[]> {
  const login = await send(origin, 'login', {
    payload: { username_or_phone_or_email: as.user, password: as.password },
  });
  const checks = [toCheck('login', login), await checkWrongPassword(origin, as)];
  const user = getUser(login.answer);
  if (typeof user['token'] !== 'string') {
    return checks;
  }
  const answers = new Map<string, unknown>();
  for (const name of reading()) {
    const call: AnyCall = fullContract[name];
    if (call.access === 'staff' && user['is_staff'] !== true) {
      checks.push(notTried(name, 'The user is not of the staff.'));
      continue;
    }
    checks.push(await checkReading(origin, { name, token: user['token'], answers }));
  }
  return checks;
}

interface Reading {
  name: CallName;
  token: string;
  answers: Map<string, unknown>;
}

async function checkReading(origin: string, { name, token, answers }: Reading): Promise<Check> {
  if (unlisted.includes(name)) {
    return notTried(name, 'No list names an object for it.');
  }
  const payload = findQuery(name, answers);
  if (payload === null) {
    return notTried(name, 'The list that names its object is empty.');
  }
  const strange = await send(origin, name, { payload });
  const sent = await send(origin, name, { payload, token });
  answers.set(name, sent.answer);
  const check = toCheck(name, sent);
  const lines =
    strange.status === 401
      ? listUndeclared(name, strange)
      : [`answered ${strange.status} without a token, and not 401`];
  return lines.length === 0 ? check : differs(name, [...check.lines, ...lines]);
}

async function checkWrongPassword(origin: string, { user, password }: Credentials): Promise<Check> {
  const sent = await send(origin, 'login', {
    payload: { username_or_phone_or_email: user, password: `${password}-wrong` },
  });
  const { status } = sent;
  if (status < 400 || status > 499) {
    return differs('login', [`answered ${status} to a wrong password, and not a refusal`]);
  }
  const lines = listUndeclared('login', sent);
  return lines.length === 0
    ? { row: 'R-231', call: 'login', outcome: 'kept', lines }
    : differs('login', lines);
}

/** What the contract does not declare of a refusal. A text in place of fields is read as well. */
function listUndeclared(name: CallName, { status, answer, retryAfter }: Sent): string[] {
  const isText = typeof answer === 'string' && answer !== '';
  return isText ? [] : readUndeclared(name, { status, body: answer, retryAfter });
}

interface Sent {
  payload: unknown;
  status: number;
  answer: unknown;
  retryAfter: string | null;
}

async function send(
  origin: string,
  name: CallName,
  { payload, token }: { payload: object; token?: string },
): Promise<Sent> {
  const { method, path }: AnyCall = fullContract[name];
  const address = new URL(path, origin);
  if (method === 'GET') {
    address.search = new URLSearchParams(
      Object.entries(payload).map(([field, value]) => [field, String(value)]),
    ).toString();
  }
  const response = await fetch(address, {
    method,
    body: method === 'GET' ? null : JSON.stringify(payload),
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `token ${token}` }),
    },
    signal: AbortSignal.timeout(longestAnswer),
  });
  return {
    payload,
    status: response.status,
    answer: readBody(await response.text()),
    retryAfter: response.headers.get('Retry-After'),
  };
}

function reading(): CallName[] {
  return (Object.keys(fullContract) as CallName[]).filter(
    (name) => fullContract[name].method === 'GET',
  );
}

function toCheck(name: CallName, sent: Sent): Check {
  const lines = readDifferences(name, { ...sent, payload: undefined });
  return lines.length === 0
    ? { row: welcome[name][0], call: name, outcome: 'kept', lines }
    : differs(name, lines);
}

function differs(name: CallName, lines: string[]): Check {
  return { row: welcome[name][0], call: name, outcome: 'differs', lines };
}

function notTried(name: CallName, why: string): Check {
  return { row: welcome[name][0], call: name, outcome: 'not tried', lines: [why] };
}

function getUser(answer: unknown): Record<string, unknown> {
  const body = (answer ?? {}) as { data?: { user?: object }; user?: object };
  return { ...(body.data?.user ?? body.user ?? body) };
}
