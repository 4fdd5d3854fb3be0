import { createTranscriptDocument } from '@nevisa/transcript';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQuietMoments } from './quietMoments.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 1;
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

function open() {
  const document = createTranscriptDocument();
  const quiet = createQuietMoments(document);
  onTestFinished(quiet.stop);
  let isOver = false;
  return {
    type: () => document.insertText('سلام '),
    begin: () => {
      void quiet.wait().then(() => {
        isOver = true;
      });
    },
    stop: quiet.stop,
    isOver: async (after = 0) => {
      await vi.advanceTimersByTimeAsync(after);
      return isOver;
    },
  };
}

describe('a quiet moment of a text', () => {
  it('X-134: is at once where nothing was typed', async () => {
    const { begin, isOver } = open();
    begin();
    expect(await isOver()).toBe(true);
  });

  it('X-134: comes a second after the last key', async () => {
    const { type, begin, isOver } = open();
    type();
    begin();
    expect(await isOver(900)).toBe(false);
    type();
    expect(await isOver(900)).toBe(false);
    expect(await isOver(200)).toBe(true);
  });

  it('X-134: comes after ten seconds while a person goes on typing', async () => {
    const { type, begin, isOver } = open();
    type();
    begin();
    for (let halves = 0; halves < 19; halves += 1) {
      expect(await isOver(500)).toBe(false);
      type();
    }
    expect(await isOver(500)).toBe(true);
  });

  it('X-134: comes at the close of the text', async () => {
    const { type, begin, stop, isOver } = open();
    type();
    begin();
    expect(await isOver(100)).toBe(false);
    stop();
    expect(await isOver()).toBe(true);
  });
});
