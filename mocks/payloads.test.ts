import { toBody, type CallName } from '@nevisa/api';
import { fullContract } from '@nevisa/api/management';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accounts } from './fixtures/accounts.ts';
import {
  chooseCaller,
  dictated,
  host,
  names,
  saveWelcome,
  toCallAddress,
  welcome,
} from './testing/welcomePayloads.ts';
import { serveEachTest } from './testing/serveEachTest.ts';

/** The fields that a call may leave out. */
const optional: Partial<Record<CallName, readonly string[]>> = {
  verifyGoogleCredential: ['invitation_key'],
  createLiveSession: ['sample_rate', 'take_over'],
  updateHistory: ['title', 'text', 'segments', 'is_starred'],
  patchHistory: ['title'],
  startPurchase: ['discount_code', 'replaces'],
  setConfig: ['convert_numbers', 'preferences'],
  updateUser: ['email', 'phone', 'profile'],
  updateDiscount: ['name', 'value'],
};

const withBody = names.filter(
  (name) => fullContract[name].method !== 'GET' && welcome[name][1] !== undefined,
);
const fieldsOfCalls = withBody.flatMap((name) =>
  Object.keys(welcome[name][1] ?? {}).map((field) => [name, field] as const),
);

/** The fields of a form that may be any text. */
const freeFields: Partial<Record<CallName, readonly string[]>> = {
  uploadHistoryAudio: ['id'],
  sendFilePart: ['client_id', 'name'],
};

/** The payload is one of two objects, so that the errors name no field. */
const isUnion = (name: CallName) => name === 'forgotPassword' || name === 'addContact';

const segment = {
  segment_id: 's1',
  text: 'سلام',
  start: 0,
  end: 1,
  words: [{ word: 'سلام', start: 0, end: 1, conf: 0.9 }],
  speaker: null,
  is_edited: false,
};

const patch = { id: 'heard', revision: 1, client_id: 'patch-1', changes: [] };

const tokenFor = (name: CallName) => ({
  Authorization: `token ${accounts[chooseCaller(name)].token}`,
});
const wrong = 'مقدار این فیلد درست نیست.';

serveEachTest(saveWelcome);

describe('the payload of a call', () => {
  it.each(withBody)('%s refuses a field that the contract does not name', async (name) => {
    expect(await sendBody(name, { ...welcome[name][1], agreement: true })).toEqual({
      status: 400,
      body: isUnion(name)
        ? { non_field_errors: [wrong] }
        : { agreement: ['این فیلد شناخته‌شده نیست.'] },
    });
  });

  // The fields of a form arrive as text.
  const typedFields = fieldsOfCalls.filter(
    ([name, field]) => freeFields[name]?.includes(field) !== true,
  );

  it.each(typedFields)('%s refuses %s with another type', async (name, field) => {
    const { status, body } = await sendBody(name, { ...welcome[name][1], [field]: { a: [] } });
    expect(status).toBe(400);
    expect(Object.keys(body as object)[0]).toMatch(
      isUnion(name) ? /^non_field_errors$/ : new RegExp(`^${field}(?:\\.|$)`),
    );
  });

  it.each(fieldsOfCalls.filter(([name, field]) => optional[name]?.includes(field) !== true))(
    '%s refuses a body without %s',
    async (name, field) => {
      const { [field]: _missing, ...rest } = (welcome[name][1] ?? {}) as Record<string, unknown>;
      const { status, body } = await sendBody(name, rest);
      expect(status).toBe(400);
      expect(body).toEqual(
        isUnion(name) ? { non_field_errors: [wrong] } : { [field]: ['این فیلد لازم است.'] },
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
    [
      'patchHistory',
      {
        ...patch,
        changes: [{ op: 'set', segment_id: 's1', segment: { ...segment, colour: 'red' } }],
      },
      'changes.0.segment.colour',
    ],
    [
      'patchHistory',
      { ...patch, changes: [{ op: 'remove', segment_id: 's1', segment }] },
      'changes.0.segment',
    ],
    [
      'createHistory',
      { ...dictated, speakers: [{ id: 'a', name: 'ب', age: 7 }] },
      'speakers.0.age',
    ],
  ] as const)('%s refuses an unknown field at any depth', async (name, payload, field) => {
    expect(await sendBody(name, payload)).toEqual({
      status: 400,
      body: { [field]: ['این فیلد شناخته‌شده نیست.'] },
    });
  });

  it.each(names.filter((name) => fullContract[name].method === 'GET'))(
    '%s refuses a query that the contract does not name',
    async (name) => {
      const { status, body } = await ask(name, { ...welcome[name][1], agreement: 'true' });
      expect(status).toBe(400);
      expect(body).toEqual(
        welcome[name][1] === undefined
          ? { non_field_errors: [wrong] }
          : { agreement: ['این فیلد شناخته‌شده نیست.'] },
      );
    },
  );

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', 'abc'],
    ['page', '1.5'],
    ['page_size', '7'],
    ['ordering', '-title'],
    ['source', 'LETTER'],
    ['status', 'success'],
    ['is_starred', '1'],
    ['trash', 'yes'],
    ['from', '2026-11-20'],
    ['to', '2026-99-20T00:00:00Z'],
    ['as_of', 'now'],
    ['search', 'ا'.repeat(201)],
    ['ids', Array.from({ length: 101 }, (_, id) => id).join(',')],
  ])('listHistory refuses %s=%s', async (field, value) => {
    expect(await ask('listHistory', { [field]: value })).toEqual({
      status: 400,
      body: { [field]: [wrong] },
    });
  });

  it.each([
    ['a change of another kind', { op: 'move', segment_id: 's1' }, 'changes.0.op'],
    ['a set without its segment', { op: 'set', segment_id: 's1' }, 'changes.0.segment'],
    ['an insert without its place', { op: 'insert', segment_id: 's9', segment }, 'changes.0.after'],
    [
      'a time as text',
      { op: 'set', segment_id: 's1', segment: { ...segment, start: '0' } },
      'changes.0.segment.start',
    ],
    [
      'a time before the beginning',
      { op: 'set', segment_id: 's1', segment: { ...segment, start: -1 } },
      'changes.0.segment.start',
    ],
  ] as const)('patchHistory refuses %s', async (_what, change, field) => {
    const { status, body } = await sendBody('patchHistory', { ...patch, changes: [change] });
    expect([status, Object.keys(body as object)]).toEqual([400, [field]]);
  });

  it('patchHistory refuses a title of 201 letters, counted as a person counts them', async () => {
    const titled = (letters: number) =>
      sendBody('patchHistory', { ...patch, title: '😀'.repeat(letters) });
    expect((await titled(201)).body).toEqual({ title: [wrong] });
    expect((await titled(200)).status).toBe(200);
  });

  it.each(withBody)(
    '%s refuses what is not its payload, field by field, and what is no JSON',
    async (name) => {
      const headers = tokenFor(name);
      const isNothingTooLittle = !v.is(fullContract[name].payload, {});
      const bodies = [...(isNothingTooLittle ? ['{}'] : []), '{"', '[]', '7', ''];
      const answers = await Promise.all(
        bodies.map((body) =>
          fetch(host + fullContract[name].path, {
            method: fullContract[name].method,
            headers,
            body,
          }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400));
    },
  );
});

async function ask(name: CallName, query: object) {
  const answer = await fetch(toCallAddress(name, query), { headers: tokenFor(name) });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function sendBody(name: CallName, payload: object) {
  const answer = await fetch(host + fullContract[name].path, {
    method: fullContract[name].method,
    headers: tokenFor(name),
    body: toBody(payload),
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}
