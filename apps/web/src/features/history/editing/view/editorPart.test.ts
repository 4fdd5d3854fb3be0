import { describe, expect, it } from 'vitest';
import { makeTagged } from '../testing/makeTagged.ts';
import { choosePart } from './editorPart.ts';

const ready = { hasText: false, status: 'SUCCESS' } as const;

describe('the part of the page of a text', () => {
  it('X-134: is the text as soon as it is there, also after its load has failed', () => {
    const text = { ...ready, hasText: true };
    expect(choosePart(makeTagged('loading'), text)).toBe('text');
    expect(choosePart(makeTagged('load-failed'), text)).toBe('text');
    expect(choosePart(makeTagged('gone'), text)).toBe('text');
  });

  it('X-134: is the state of the load without a text', () => {
    expect(choosePart(makeTagged('loading'), ready)).toBe('loading');
    expect(choosePart(makeTagged('load-failed'), ready)).toBe('failed');
    expect(choosePart(makeTagged('gone'), ready)).toBe('gone');
  });

  it.each(['PENDING', 'PROCESSING', 'FAILED'] as const)(
    'X-164: is never an empty text while the job is %s',
    (status) => {
      expect(choosePart(makeTagged(), { hasText: true, status })).toBe('unfinished');
    },
  );
});
