import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeInterface } from './describeInterface.ts';
import { readDifferences } from './readDifferences.ts';
import { type Recording, recordAnswers } from './recordAnswers.ts';
import { fullContract } from '../../packages/api/src/fullContract.ts';

const file = join(import.meta.dirname, '../../docs/openapi.json');
let recordings: Record<string, Recording>;

beforeAll(async () => {
  recordings = await recordAnswers();
});

describe('docs/openapi.json', () => {
  it('is what the schemas and the mock server say (else: npm run openapi)', () => {
    const written = `${JSON.stringify(describeInterface(recordings), null, 2)}\n`;
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
