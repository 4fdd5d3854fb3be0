import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { watchNetwork } from './watchNetwork.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('X-185: reports the line as the browser does, and again when the page is seen after a sleep', () => {
  const reports: string[] = [];
  const machine = createMachine({
    invoke: { src: watchNetwork as never },
    on: { '*': { actions: ({ event }) => reports.push(event.type) } },
  });
  const actor = createActor(machine).start();
  onTestFinished(() => {
    actor.stop();
  });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(reports).toEqual(['network.lost', 'network.returned']);

  const show = (state: DocumentVisibilityState, isOnline: boolean) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show('hidden', true);
  show('visible', false);
  expect(reports).toHaveLength(2);
  show('visible', true);
  expect(reports.slice(2)).toEqual(['network.returned']);
  actor.stop();
  window.dispatchEvent(new Event('online'));
  expect(reports).toHaveLength(3);
});
