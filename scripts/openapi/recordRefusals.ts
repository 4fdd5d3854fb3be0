import type { AnyCall } from '../../packages/api/src/defineCall.ts';
import { type CallName, fullContract } from '../../packages/api/src/fullContract.ts';
import { toBody } from '../../packages/api/src/requestBody.ts';
import type { AnsweredRefusal } from '../../packages/api/src/refusals/findUndeclared.ts';
import type { RefusalCode } from '../../packages/api/src/refusals/refusalCodes.ts';
import { listRefusals } from '../../packages/api/src/refusals/listRefusals.ts';
import { accounts } from '../../mocks/fixtures/accounts.ts';
import type { Backend } from '../../mocks/backend.ts';
import { startNode } from '../../mocks/node.ts';
import { Refusal } from '../../mocks/rules/refusal.ts';
import { readBody } from './recordAnswers.ts';
import { type Arrange, refusedCalls } from '../../mocks/testing/refusedCalls.ts';
import {
  chooseCaller,
  names,
  saveWelcome,
  toCallAddress,
  welcome,
} from '../../mocks/testing/welcomePayloads.ts';

/** A refusal of the mock server. */
export interface RecordedRefusal extends AnsweredRefusal {
  readonly code: string | null;
}

/** Of each call the refusals that the mock server was brought to. */
export async function recordRefusals(): Promise<Record<string, RecordedRefusal[]>> {
  // These refusals change nothing, so that one server answers all of them.
  const general = await withServer(async () => {
    const recorded = new Map<CallName, RecordedRefusal[]>();
    for (const name of names) {
      recorded.set(name, await recordGeneral(name));
    }
    return recorded;
  });
  const recorded: Record<string, RecordedRefusal[]> = {};
  for (const name of names) {
    recorded[name] = [...(general.get(name) ?? []), ...(await recordOwn(name))];
  }
  return recorded;
}

/** The refusals of the payload and of the access. */
async function recordGeneral(name: CallName): Promise<RecordedRefusal[]> {
  const ways: Partial<Record<RefusalCode, Sending>> = {
    parse_error: { body: '{' },
    invalid_token: { token: 'nobody' },
    forbidden: { token: accounts.sara.token },
  };
  const recorded: RecordedRefusal[] = [{ code: null, ...(await sendWithout(name)) }];
  for (const { code } of listRefusals(name)) {
    const way = code === null ? undefined : ways[code];
    if (way !== undefined) {
      recorded.push({ code, ...(await send(name, way)) });
    }
  }
  return recorded;
}

/** The refusals of the call's own rules, each by a new mock server. */
async function recordOwn(name: CallName): Promise<RecordedRefusal[]> {
  const recorded: RecordedRefusal[] = [];
  for (const [code, arrange] of Object.entries<Arrange>(refusedCalls[name] ?? {})) {
    const refusal = await withServer((backend) => meet(name, arrange, backend));
    recorded.push({ code, ...refusal });
  }
  return recorded;
}

async function withServer<Result>(act: (backend: Backend) => Promise<Result>): Promise<Result> {
  const mocks = startNode();
  try {
    await saveWelcome(mocks.backend);
    return await act(mocks.backend);
  } finally {
    mocks.close();
  }
}

async function meet(name: CallName, arrange: Arrange, backend: Backend): Promise<AnsweredRefusal> {
  try {
    const change = (await arrange(backend)) ?? {};
    return await send(name, { payload: { ...getPayload(name), ...change } });
  } catch (error) {
    if (error instanceof Refusal) {
      const { status, body, headers } = error;
      return { status, body, retryAfter: headers['Retry-After'] ?? null };
    }
    throw error;
  }
}

/** Sends a call without the first field of its payload, or, where it may be absent, with an unknown one. */
async function sendWithout(name: CallName): Promise<AnsweredRefusal> {
  const [first, ...others] = Object.entries(getPayload(name));
  const without = await send(name, { payload: Object.fromEntries(others) });
  return first !== undefined && without.status === 400
    ? without
    : send(name, { payload: { ...getPayload(name), unknown: 'x' } });
}

function getPayload(name: CallName): object {
  return welcome[name][1] ?? {};
}

interface Sending {
  payload?: object;
  body?: string;
  token?: string;
}

async function send(name: CallName, sending: Sending): Promise<AnsweredRefusal> {
  const { method }: AnyCall = fullContract[name];
  const { payload = getPayload(name), token = accounts[chooseCaller(name)].token } = sending;
  const body = method === 'GET' ? null : (sending.body ?? toBody(payload));
  const response = await fetch(toCallAddress(name, payload), {
    method,
    body,
    headers: {
      Authorization: `token ${token}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : readBody(text),
    retryAfter: response.headers.get('Retry-After'),
  };
}
