import { createTranscriptDocument, getInternals } from '@nevisa/transcript';
import { expect, it, vi } from 'vitest';
import { holdWhileComposing } from './holdWhileComposing.ts';
import { fakeTimers } from '@nevisa/testing/timers';

fakeTimers();

function composing() {
  const document = createTranscriptDocument();
  const hold = holdWhileComposing(getInternals(document));
  hold.writing();
  document.insertSegment({ id: 'a', text: 'یک.', confirmed: true });
  return { document, hold };
}

it('X-32: defers a segment until the end of a composition', () => {
  const { document, hold } = composing();
  vi.advanceTimersByTime(1_000);
  expect(document.text()).toBe('');
  hold.ended();
  vi.advanceTimersByTime(60);
  expect(document.text()).toBe('یک.');
});

it('X-32: does not defer a segment during an idle composition', () => {
  const { document } = composing();
  vi.advanceTimersByTime(2_000);
  expect(document.text()).toBe('یک.');
});

it('X-32: defers a segment for 5 s at most', () => {
  const { document, hold } = composing();
  for (let time = 0; time < 4_800; time += 400) {
    vi.advanceTimersByTime(400);
    hold.writing();
  }
  expect(document.text()).toBe('');
  vi.advanceTimersByTime(200);
  expect(document.text()).toBe('یک.');
});

it('X-32: inserts a deferred segment when the editor is unmounted', () => {
  const { document, hold } = composing();
  hold.stop();
  expect(document.text()).toBe('یک.');
});
