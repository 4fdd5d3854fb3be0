import { expect, it, vi } from 'vitest';
import { watchVisibility } from './watchVisibility.ts';

it('P16: each change of the visibility is reported until the unsubscription', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get');
  const report = vi.fn();
  const stop = watchVisibility(report);
  for (const each of ['hidden', 'visible'] as const) {
    state.mockReturnValue(each);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
  expect(report.mock.calls).toEqual([[false], [true]]);
});
