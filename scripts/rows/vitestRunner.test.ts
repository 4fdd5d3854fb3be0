import { join } from 'node:path';
import { expect, it } from 'vitest';
import { selectRows } from './vitestRunner.ts';

const root = join(import.meta.dirname, '../..');
const stories = 'apps/web/src/features/auth/sign-up/SignUpScreen.stories.tsx';
const browserTests = 'apps/web/src/app/guards.test.tsx';

it('selects tests of a browser by their names, because a pattern arrives there as an empty object', () => {
  expect(selectRows(root, stories, ['R-085'])).toEqual({ testNames: ['Busy'] });
  expect(selectRows(root, browserTests, ['R-050'])).toEqual({});
});

it('selects tests of Node by the rows in their titles', () => {
  const { testNamePattern } = selectRows(root, 'packages/api/src/client.test.ts', ['R-200']);
  expect(testNamePattern?.test('R-200: login sends the field names')).toBe(true);
  expect(testNamePattern?.test('R-201: another call')).toBe(false);
});
