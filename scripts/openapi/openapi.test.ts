import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeInterface } from './describeInterface.ts';
import { readDifferences, readUndeclared } from './readDifferences.ts';
import { type Recording, recordAnswers } from './recordAnswers.ts';
import { type RecordedRefusal, recordRefusals } from './recordRefusals.ts';
import { type CallName, fullContract } from '../../packages/api/src/fullContract.ts';
import { readCode } from '../../packages/api/src/refusal.ts';
import { listRefusals } from '../../packages/api/src/refusals/listRefusals.ts';

const file = join(import.meta.dirname, '../../docs/openapi.json');
let recordings: Record<string, Recording>;
let refusals: Record<string, RecordedRefusal[]>;

beforeAll(async () => {
  recordings = await recordAnswers();
  refusals = await recordRefusals();
  // As long as a test may take: some hundred mock servers are started.
}, 180_000);

describe('docs/openapi.json', () => {
  it('is what the schemas and the mock server say (else: npm run openapi)', () => {
    const written = `${JSON.stringify(describeInterface(recordings, refusals), null, 2)}\n`;
    expect(readFileSync(file, 'utf8') === written).toBe(true);
  });

  it('has a call for each row of the contract', () => {
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(Object.keys(fullContract).toSorted());
  });

  it('has no fault for a linter of OpenAPI', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // The server spells two paths with a slash at the end.
        'no-path-trailing-slash': 'off',
        // The client takes no harm from a field that it does not know.
        'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      },
    });
    const source = readFileSync(file, 'utf8');
    const faults = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(faults.map(({ message, location: [place] }) => [message, place?.pointer])).toEqual([]);
  });
});

describe('the recorded traffic', () => {
  it('is described call by call', () => {
    const differences = Object.entries(recordings).flatMap(([name, recording]) =>
      readDifferences(name, recording),
    );
    expect(differences).toEqual([]);
  });

  it('a field of the wrong type is named', () => {
    const { payload, answer } = recordings['listHistory'] as Recording;
    const broken = { ...(answer as object), count: 'three' };
    expect(readDifferences('listHistory', { payload, status: 200, answer: broken })).toEqual([
      'listHistory: the answer at /count must be integer',
    ]);
  });
});

describe('the recorded refusals', () => {
  const names = Object.keys(fullContract) as CallName[];

  it('R-212: every status and code of the mock server is declared by its call', () => {
    const undeclared = names.flatMap((name) =>
      (refusals[name] ?? []).flatMap((refusal) =>
        isAsAsked(refusal)
          ? readUndeclared(name, refusal)
          : `${name}: ${refusal.status}, and not ${refusal.code}`,
      ),
    );
    expect(undeclared).toEqual([]);
    expect(Object.values(refusals).flat().length).toBeGreaterThan(400);
  });

  it('R-212: the mock server was brought to every declared refusal', () => {
    const missing = names.flatMap((name) => {
      const met = new Set(refusals[name]?.filter(isAsAsked).map(({ code }) => code));
      return listRefusals(name)
        .filter(({ code }) => !met.has(code) && code !== 'throttled')
        .map(({ code }) => `${name}: ${code}`);
    });
    expect(missing).toEqual([]);
    expect(refusals['sendFilePart']?.find(({ code }) => code === 'throttled')?.retryAfter).toBe(
      '2',
    );
  });

  it.each([
    ['another status', 409, { detail: 'x', code: 'no_service' }, 'answered 409 no_service'],
    ['a code of another call', 404, { detail: 'x', code: 'no_audio' }, 'answered 404 no_audio'],
    ['an unknown code', 403, { detail: 'x', code: 'closed' }, 'answered 403 closed'],
    ['no code', 403, { detail: 'x' }, 'answered 403 without a code'],
    [
      'no field beside the code',
      409,
      { detail: 'x', code: 'session_active' },
      'answered 409 session_active, and active_since is not as described',
    ],
    [
      'no time to wait',
      429,
      { detail: 'x', code: 'throttled' },
      'answered 429 without a Retry-After',
    ],
  ])('R-212: %s is named', (_, status, body, sentence) => {
    expect(readUndeclared('createLiveSession', { status, body, retryAfter: null })).toEqual([
      `createLiveSession: ${sentence}`,
    ]);
  });

  it('R-212: an undeclared code of one object of many is named', () => {
    const answer = { done: [], failed: [{ id: 'a', code: 'not_in_trash' }] };
    const payload = { ids: ['a'] };
    expect(readDifferences('deleteHistoryForever', { payload, status: 200, answer })).toEqual([]);
    expect(readDifferences('deleteHistory', { payload, status: 200, answer })).toEqual([
      'deleteHistory: the answer has the undeclared code not_in_trash',
    ]);
  });
});

/** Whether the mock server answered with the code to which it was brought. */
function isAsAsked({ code, body }: RecordedRefusal): boolean {
  return readCode(body) === code;
}
