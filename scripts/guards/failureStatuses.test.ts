import { describe, expect, it } from 'vitest';
import { findComparedStatuses } from './failureStatuses.ts';
import { readSources } from './sources.ts';

const readers = (await readSources('{packages,apps}/*/src/**/*.{ts,tsx}')).filter(
  ({ path }) =>
    !path.startsWith('packages/api/') &&
    // The answer of a server of files is no refusal of a call.
    !path.includes('/serviceWorker/') &&
    !path.endsWith('/findAbsence.ts') &&
    !/(?:\.test|\.stories|Testing)\.tsx?$|\/testing\//u.test(path),
);

describe('the status of a refusal', () => {
  it('has one meaning for all: only the package of the calls reads its number', () => {
    expect(readers.length).toBeGreaterThan(300);
    expect(readers.flatMap(findComparedStatuses)).toEqual([]);
  });

  it.each([
    'failure.status === 404',
    'status !== 429',
    'failure.status < 500',
    'status >= 400',
    '[404, 409].includes(failure.status)',
    'switch (failure.status) {\n  case 401:',
    'switch (status) { case 507:',
    'texts[failure.status]',
  ])('is not read by "%s"', (text) => {
    expect(findComparedStatuses({ path: 'a.ts', text })).toHaveLength(1);
  });

  it.each([
    'texts[404]',
    "status === 'sent'",
    'case 404:',
    'width === 500',
    "switch (status) {\n  case 'sent':",
  ])('may be anything else: "%s"', (text) => {
    expect(findComparedStatuses({ path: 'a.ts', text })).toEqual([]);
  });
});
