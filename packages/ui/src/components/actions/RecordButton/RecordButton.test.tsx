import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { RecordButton, type RecordState } from './RecordButton.tsx';

type Listener = (dBFS: number) => void;

describe('RecordButton', () => {
  describeComponent(<RecordButton />, { root: 'button' });

  it('updates the ring with the level without a React render', () => {
    const level = createLevel();
    let commits = 0;
    const { find } = render(
      <Profiler id="record" onRender={() => (commits += 1)}>
        <RecordButton state="live" subscribeLevel={level.subscribe} />
      </Profiler>,
    );
    const ring = find('button > span');
    const sizes = [-60, -36, -12].map((dBFS) => {
      level.say(dBFS);
      ring.style.transition = 'none';
      return ring.getBoundingClientRect().width;
    });
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
    expect(commits).toBe(1);
  });

  it('subscribes to the level only in the live state', () => {
    const level = createLevel();
    const button = (state: RecordState) => (
      <RecordButton state={state} subscribeLevel={level.subscribe} />
    );
    const { rerender, unmount } = render(button('idle'));
    expect(level.listeners.size).toBe(0);
    rerender(button('live'));
    expect(level.listeners.size).toBe(1);
    rerender(button('paused'));
    expect(level.listeners.size).toBe(0);
    rerender(button('live'));
    rerender(button('finalizing'));
    expect(level.listeners.size).toBe(0);
    rerender(button('live'));
    unmount();
    expect(level.listeners.size).toBe(0);
  });

  it.each([
    ['idle', 1],
    ['asking', 0],
    ['live', 1],
    ['paused', 1],
    ['finalizing', 0],
  ] as const)('handles a press in the state %s: %d', (state, presses) => {
    const onClick = vi.fn<() => void>();
    render(<RecordButton state={state} onClick={onClick} />)
      .find('button')
      .click();
    expect(onClick).toHaveBeenCalledTimes(presses);
  });
});

function createLevel() {
  const listeners = new Set<Listener>();
  return {
    listeners,
    subscribe: (listener: Listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    say: (dBFS: number) => {
      for (const listener of listeners) {
        listener(dBFS);
      }
    },
  };
}
