import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { findStoryRefusals } from './storyRefusals.ts';

const find = (text: string) => findStoryRefusals({ path: 'a.stories.tsx', text });

describe('an answer with a machine code in a story', () => {
  it('R-212: is one that its call declares', async () => {
    const sources = await readSources('apps/web/src/**/*.stories.tsx');
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(findStoryRefusals)).toEqual([]);
  });

  it.each([
    [`{ status: 400, body: { detail: 'x', code: 'last_admin' } }`, /error_code/],
    [`{ status: 409, body: { detail: 'x', code: 'last_admin' } }`, /answered 409 last_admin/],
    [`{ status: 403, body: { detail: 'x', code: 'closed' } }`, /answered 403 closed/],
    [`{ status: 404, body: { code: 'not_found' } }`, /and detail is not as described/],
    [`{ status: 429, body: { detail: 'x', code: 'throttled' } }`, /without a Retry-After/],
  ])('is named where it is %s', (fault, words) => {
    const text = `server.breakDown('setUserStaff', ${fault});`;
    expect(find(text)).toEqual([expect.stringMatching(words)]);
  });

  it('is named also for one object of many', () => {
    const text = (code: string) =>
      `backend.breakDown('setUsersActive', { status: 200, body: { done: [], failed: [{ id, code: '${code}' }] } });`;
    expect(find(text('last_admin'))).toEqual([]);
    expect(find(text('forbidden'))).toEqual([
      'a.stories.tsx:1 setUsersActive: failed with forbidden',
    ]);
  });

  it('is not named where it is declared, or has no code', () => {
    const fault = (body: string) =>
      `backend.breakDown('setUserStaff', { status: 400, body: ${body} });`;
    expect(find(fault(`{ non_field_errors: ['x'], error_code: 'last_admin' }`))).toEqual([]);
    expect(find(fault(`{ detail: 'x' }`))).toEqual([]);
    expect(find(`backend.breakDown('setUserStaff', 'server');`)).toEqual([]);
  });
});
