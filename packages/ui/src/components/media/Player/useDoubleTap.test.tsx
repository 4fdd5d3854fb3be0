import { expect, it, vi } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { useDoubleTap } from './useDoubleTap.ts';

interface Tap {
  /** In ms. */
  time: number;
  /** From the left of a player 300 px wide, whose sound is at 60 s. */
  x: number;
  type?: string;
  on?: 'button';
}

/** Taps on a player, and returns the places to which its sound goes. */
function tapOn(...taps: Tap[]): unknown[] {
  const onSeek = vi.fn<(seconds: number) => void>();
  function Player() {
    const taps = useDoubleTap({ readPlace: () => 60, onSeek, step: 5 });
    return (
      <div {...taps} data-player="" style={{ inlineSize: 300 }}>
        <button type="button">Play</button>
      </div>
    );
  }
  const { find } = render(<Player />);
  const { left } = find('[data-player]').getBoundingClientRect();
  for (const { time, x, type = 'touch', on } of taps) {
    const place = { bubbles: true, clientX: left + x };
    const down = new PointerEvent('pointerdown', { ...place, pointerType: type });
    Object.defineProperty(down, 'timeStamp', { value: time });
    const target = find(on ?? '[data-player]');
    target.dispatchEvent(down);
    target.dispatchEvent(new MouseEvent('click', place));
  }
  return onSeek.mock.calls.flat();
}

it.each([
  ['the left', 20, [55]],
  ['the right', 280, [65]],
  ['the middle', 150, []],
])('X-171: two taps at %s move the sound to %j', (_, x, places) => {
  expect(tapOn({ time: 1_000, x }, { time: 1_200, x: x + 10 })).toEqual(places);
});

it('X-171: a third tap is the first of two others', () => {
  const x = 280;
  expect(tapOn({ time: 1_000, x }, { time: 1_200, x }, { time: 1_400, x })).toEqual([65]);
});

it.each<[string, Partial<Tap>]>([
  ['half a second later', { time: 1_500 }],
  ['elsewhere', { x: 220 }],
  ['of a mouse', { type: 'mouse' }],
  ['on a button', { on: 'button' }],
])('X-171: a second tap %s moves nothing', (_, change) => {
  expect(tapOn({ time: 1_000, x: 280 }, { time: 1_200, x: 280, ...change })).toEqual([]);
});
