import { contract, type CallName } from '@nevisa/api';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from './fixtures/accounts.ts';
import { startNode, type NodeMocks } from './node.ts';
import { dictated, host, names, welcome } from './testing/welcomePayloads.ts';

/** The fields that a call may leave out. */
const optional: Partial<Record<CallName, readonly string[]>> = {
  verifyGoogleCredential: ['invitation_key'],
  createLiveSession: ['sample_rate', 'take_over'],
  updateHistory: ['title', 'text', 'segments', 'is_starred'],
  setConfig: ['convert_numbers', 'preferences'],
};

const withBody = names.filter(
  (name) => contract[name].method !== 'GET' && welcome[name][1] !== undefined,
);
const fieldsOfCalls = withBody.flatMap((name) =>
  Object.keys(welcome[name][1] ?? {}).map((field) => [name, field] as const),
);

const segment = {
  segment_id: 's1',
  text: 'سلام',
  start: 0,
  end: 1,
  words: [{ word: 'سلام', start: 0, end: 1, conf: 0.9 }],
  speaker: null,
  is_edited: false,
};

const asSara = { Authorization: `token ${accounts.sara.token}` };
const wrong = 'مقدار این فیلد درست نیست.';

let mocks: NodeMocks;
beforeEach(() => {
  mocks = startNode();
  mocks.backend.createHistory(mocks.backend.account('sara'), dictated);
});
afterEach(() => {
  mocks.close();
});

describe('the payload of a call', () => {
  it.each(withBody)('%s refuses a field that the contract does not name', async (name) => {
    expect(await sendBody(name, { ...welcome[name][1], agreement: true })).toEqual({
      status: 400,
      body:
        name === 'forgotPassword'
          ? { non_field_errors: [wrong] }
          : { agreement: ['این فیلد شناخته‌شده نیست.'] },
    });
  });

  it.each(fieldsOfCalls)('%s refuses %s with another type', async (name, field) => {
    const { status, body } = await sendBody(name, { ...welcome[name][1], [field]: { a: [] } });
    expect(status).toBe(400);
    expect(Object.keys(body as object)[0]).toMatch(
      name === 'forgotPassword' ? /^non_field_errors$/ : new RegExp(`^${field}(?:\\.|$)`),
    );
  });

  it.each(fieldsOfCalls.filter(([name, field]) => optional[name]?.includes(field) !== true))(
    '%s refuses a body without %s',
    async (name, field) => {
      const { [field]: _missing, ...rest } = (welcome[name][1] ?? {}) as Record<string, unknown>;
      const { status, body } = await sendBody(name, rest);
      expect(status).toBe(400);
      expect(body).toEqual(
        name === 'forgotPassword'
          ? { non_field_errors: [wrong] }
          : { [field]: ['این فیلد لازم است.'] },
      );
    },
  );

  it.each([
    [
      'createHistory',
      { ...dictated, segments: [{ ...segment, colour: 'red' }] },
      'segments.0.colour',
    ],
    [
      'createHistory',
      { ...dictated, segments: [{ ...segment, words: [{ ...segment.words[0], x: 1 }] }] },
      'segments.0.words.0.x',
    ],
    ['setConfig', { preferences: { quotes: false, font: 'large' } }, 'preferences.font'],
  ] as const)('%s refuses an unknown field at any depth', async (name, payload, field) => {
    expect(await sendBody(name, payload)).toEqual({
      status: 400,
      body: { [field]: ['این فیلد شناخته‌شده نیست.'] },
    });
  });

  it.each(names.filter((name) => contract[name].method === 'GET'))(
    '%s refuses a query that the contract does not name',
    async (name) => {
      const answer = await fetch(`${host}${contract[name].path}?page=2`, { headers: asSara });
      expect(answer.status).toBe(400);
    },
  );

  it.each(withBody)(
    '%s refuses what is not its payload, field by field, and what is no JSON',
    async (name) => {
      const headers = { Authorization: `token ${accounts.sara.token}` };
      const isNothingTooLittle = !v.is(contract[name].payload, {});
      const bodies = [...(isNothingTooLittle ? ['{}'] : []), '{"', '[]', '7', ''];
      const answers = await Promise.all(
        bodies.map((body) =>
          fetch(host + contract[name].path, { method: contract[name].method, headers, body }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400));
    },
  );
});

async function sendBody(name: CallName, payload: object) {
  const answer = await fetch(host + contract[name].path, {
    method: contract[name].method,
    headers: asSara,
    body: JSON.stringify(payload),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}
