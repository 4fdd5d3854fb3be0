import { expect } from 'vitest';
import type { Header } from '../headerLists.ts';
import type { Answer } from './ask.ts';

/** Expects each header of a table once, with its value. */
export function expectHeaders(headers: Answer['headers'], expected: readonly Header[]): void {
  const sent = expected.map(([name]) => [name, headers[name.toLowerCase()]]);
  expect(sent).toEqual(expected.map(([name, value]) => [name, [value]]));
}
