import { describe, expect, it } from 'vitest';
import { serverMessageSchema } from '../../packages/api/src/liveSession.ts';
import { callRefusals, failedCodes } from '../../packages/api/src/refusals/callRefusals.ts';
import { listRefusals } from '../../packages/api/src/refusals/listRefusals.ts';
import { refusalCodes } from '../../packages/api/src/refusals/refusalCodes.ts';
import { type CallName, fullContract } from '../../packages/api/src/fullContract.ts';
import { readSources } from '../guards/sources.ts';

const names = Object.keys(fullContract) as CallName[];
const listCodes = (name: CallName) => listRefusals(name).map(({ code }) => code);

/** Codes of `warning` of the live service. */
const warnings = serverMessageSchema.options.flatMap(({ entries }) =>
  'code' in entries && 'options' in entries.code ? entries.code.options : [],
);

describe('the table of refusals', () => {
  it('R-212: a call has the refusals of its access', () => {
    expect(listCodes('login')).toEqual([null, 'parse_error', 'throttled']);
    expect(listCodes('listMessages')).toEqual([null, 'invalid_token', 'throttled']);
    expect(listCodes('listAudit')).toEqual([null, 'invalid_token', 'forbidden', 'throttled']);
    expect(listCodes('deleteUser')).toEqual([
      null,
      'parse_error',
      'invalid_token',
      'forbidden',
      'not_found',
      'self',
      'last_admin',
      'throttled',
    ]);
  });

  it('R-212: each code is one of a call, except that of an ended address of a sound', () => {
    const used = new Set([...names.flatMap(listCodes), ...Object.values(failedCodes).flat()]);
    expect(Object.keys(refusalCodes).filter((code) => !used.has(code as never))).toEqual([
      'link_expired',
    ]);
    expect(Object.keys(callRefusals).filter((name) => !names.includes(name as never))).toEqual([]);
  });

  it('R-212: the app decides by no code that the contract does not have', async () => {
    const sources = [
      ...(await readSources('apps/web/src/**/*.{ts,tsx}')),
      ...(await readSources('packages/*/src/**/*.{ts,tsx}')),
    ].filter(({ path }) => !/\.(?:test|stories)\.tsx?$/.test(path));
    const found = sources.flatMap(({ text }) =>
      [...text.matchAll(/(?<!typeof )\bcode === '([a-z]+(?:_[a-z]+)*)'/g)].map(
        ([, code]) => code ?? '',
      ),
    );
    const known = new Set<string>([...Object.keys(refusalCodes), ...warnings, ...notOfServer]);
    expect(found).toContain('revision_conflict');
    expect(found.filter((code) => !known.has(code))).toEqual([]);
  });
});

/** States of late code in the app, which has the same name. */
const notOfServer = ['coming', 'missing'];
