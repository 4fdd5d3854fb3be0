import { describe, expect, it } from 'vitest';
import { createLeaveGuards } from '../../shared/leaving/leaveGuards.ts';
import { guardHistory } from './guardHistory.ts';

/** A tab whose router is at the last of these pages, and learns of each step that nothing stops. */
function openTab(paths: readonly string[], numbered = true) {
  const window = new EventTarget();
  let at = paths.length - 1;
  const routed: string[] = [];
  const go = (steps: number) => {
    at = Math.min(Math.max(at + steps, 0), paths.length - 1);
    window.dispatchEvent(new Event('popstate'));
  };
  const tab = Object.assign(window, {
    history: {
      get state() {
        return numbered ? { idx: at, key: 'k' } : null;
      },
      go,
    },
    location: {
      get pathname() {
        return paths[at] ?? '';
      },
      search: '',
    },
  });
  const guards = createLeaveGuards();
  const { settle, stop } = guardHistory(guards, tab);
  window.addEventListener('popstate', () => {
    routed.push(paths[at] ?? '');
    settle();
  });
  return { guards, go, routed, shown: () => paths[at], stop };
}

describe('the guard of Back and Forward', () => {
  it('X-115: without changed values the router receives the step', () => {
    const { go, routed, guards } = openTab(['/a', '/b', '/form']);
    go(-1);
    expect(routed).toEqual(['/b']);
    expect(guards.question()).toBeNull();
  });

  it('X-115: with changed values it asks, returns, and the router notices nothing', () => {
    const { go, routed, guards, shown } = openTab(['/a', '/b', '/form']);
    guards.hold(({ pathname }) => pathname === '/form');
    for (const steps of [-1, -2]) {
      go(steps);
      expect(guards.question()).not.toBeNull();
      expect(shown()).toBe('/form');
      guards.question()?.stay();
    }
    expect(routed).toEqual([]);
  });

  it('X-115: a user who agrees takes the step', () => {
    const { go, routed, guards, shown } = openTab(['/a', '/b', '/form']);
    guards.hold(({ pathname }) => pathname === '/form');
    go(-2);
    guards.question()?.leave();
    expect(routed).toEqual(['/a']);
    expect(shown()).toBe('/a');
    expect(guards.question()).toBeNull();
  });

  it('X-115: a step that keeps the values is not asked about', () => {
    const { go, routed, guards } = openTab(['/a', '/form', '/form']);
    guards.hold(({ pathname }) => pathname === '/form');
    go(-1);
    expect(routed).toEqual(['/form']);
    expect(guards.question()).toBeNull();
  });

  it('X-115: an entry of another program and a stopped guard let the step pass', () => {
    const foreign = openTab(['/a', '/form'], false);
    foreign.guards.hold(() => false);
    foreign.go(-1);
    expect(foreign.routed).toEqual(['/a']);
    const stopped = openTab(['/a', '/form']);
    stopped.guards.hold(() => false);
    stopped.stop();
    stopped.go(-1);
    expect(stopped.routed).toEqual(['/a']);
  });
});
