import { type CallName, fullContract } from '../../packages/api/src/fullContract.ts';
import { toBody } from '../../packages/api/src/requestBody.ts';
import { accounts } from '../../mocks/fixtures/accounts.ts';
import { startNode } from '../../mocks/node.ts';
import {
  chooseCaller,
  names,
  saveWelcome,
  toCallAddress,
  welcome,
} from '../../mocks/testing/welcomePayloads.ts';

/** A request that the mock server accepts, and its answer. */
export interface Recording {
  /** The JSON of the payload; absent for a file. */
  payload: unknown;
  status: number;
  /** The JSON of the answer, or its text; absent for an empty body. */
  answer: unknown;
}

/** Makes each call of the contract once, each against a new mock server. */
export async function recordAnswers(): Promise<Record<string, Recording>> {
  const recordings: Record<string, Recording> = {};
  for (const name of names) {
    recordings[name] = await recordAnswer(name);
  }
  return recordings;
}

async function recordAnswer(name: CallName): Promise<Recording> {
  const mocks = startNode();
  try {
    await saveWelcome(mocks.backend);
    mocks.backend.forgotPassword({ email: accounts.sara.email ?? '' });
    const [, payload] = welcome[name];
    const { method } = fullContract[name];
    const body = method === 'GET' || payload === undefined ? null : toBody(payload);
    const response = await fetch(toCallAddress(name, payload), {
      method,
      body,
      headers: {
        Authorization: `token ${accounts[chooseCaller(name)].token}`,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
    });
    const text = await response.text();
    return {
      payload: body instanceof FormData ? undefined : payload,
      status: response.status,
      answer: text === '' ? undefined : readBody(text),
    };
  } finally {
    mocks.close();
  }
}

/** The JSON of a body, else its text. */
export function readBody(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
