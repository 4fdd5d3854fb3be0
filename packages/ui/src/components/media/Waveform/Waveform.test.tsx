import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Waveform } from './Waveform.tsx';

const peaks = Array.from({ length: 5_000 }, (_, place) => Math.abs(Math.sin(place)));

function playing() {
  const listeners = new Set<(seconds: number) => void>();
  return {
    listeners,
    subscribePosition: (listener: (seconds: number) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    playTo: (seconds: number) => {
      for (const listener of listeners) {
        listener(seconds);
      }
    },
  };
}

describe('Waveform', () => {
  describeComponent(<Waveform label="صدا" peaks={[0.2, 0.8]} duration={60} />, { root: 'div' });

  it('moves by one custom property without a React render, in a few elements', async () => {
    const { subscribePosition, playTo, listeners } = playing();
    let commits = 0;
    const { find, container, unmount } = render(
      <Profiler id="wave" onRender={() => (commits += 1)}>
        <Waveform label="صدا" peaks={peaks} duration={100} subscribePosition={subscribePosition} />
      </Profiler>,
    );
    await vi.waitFor(() => expect(listeners.size).toBe(1));
    playTo(20);
    const before = commits;
    const written: string[] = [];
    const watcher = new MutationObserver((records) =>
      written.push(...records.map(({ attributeName }) => attributeName ?? 'children')),
    );
    watcher.observe(container, { subtree: true, childList: true, attributes: true });
    playTo(20.5);
    for (const record of watcher.takeRecords()) {
      written.push(record.attributeName ?? 'children');
    }
    expect(written).toEqual(['style']);
    expect(find('[aria-hidden]').style.getPropertyValue('--_played')).toBe('0.2050');
    expect(commits).toBe(before);
    expect(container.querySelectorAll('*').length).toBeLessThan(16);
    unmount();
    expect(listeners.size).toBe(0);
  });

  it('reports the playback position once a second, except while focused', async () => {
    const { subscribePosition, playTo, listeners } = playing();
    const { find } = render(
      <Waveform label="صدا" peaks={peaks} duration={100} subscribePosition={subscribePosition} />,
    );
    await vi.waitFor(() => expect(listeners.size).toBe(1));
    const slider = find('input');
    playTo(7.2);
    expect(slider.ariaValueText).toBe('۷ ثانیه از ۱ دقیقه و ۴۰ ثانیه');
    slider.focus();
    playTo(9);
    expect(slider.ariaValueText).toBe('۷ ثانیه از ۱ دقیقه و ۴۰ ثانیه');
    await userEvent.keyboard('{ArrowUp}');
    expect(slider.ariaValueText).toBe('۱۴ ثانیه از ۱ دقیقه و ۴۰ ثانیه');
  });

  it.each([
    ['rtl', 0.75],
    ['ltr', 0.25],
  ] as const)('in %s a click seeks to the pointer position', async (direction, share) => {
    const onSeek = vi.fn<(seconds: number) => void>();
    const { find } = render(
      <div style={{ inlineSize: 400 }}>
        <Waveform label="صدا" peaks={peaks} duration={100} onSeek={onSeek} />
      </div>,
      { direction },
    );
    await userEvent.click(find('input'), { position: { x: 100, y: 30 } });
    expect(onSeek.mock.lastCall?.[0]).toBeCloseTo(share * 100, 0);
  });

  it.each(['rtl', 'ltr'] as const)(
    'in %s the hint stays inside the waveform',
    async (direction) => {
      const long = 'کلمه‌ای که درست شنیده نشد و باید دوباره خوانده شود';
      const { find, container } = render(
        <div style={{ inlineSize: 240, margin: 40 }}>
          <Waveform
            label="صدا"
            peaks={peaks}
            duration={100}
            marks={[{ from: 0, until: 100, label: long }]}
          />
        </div>,
        { direction },
      );
      const wave = find('input').getBoundingClientRect();
      for (const [share, time] of [
        [0.005, direction === 'rtl' ? '۰۱:۳۹' : '۰۰:۰۰'],
        [0.995, direction === 'rtl' ? '۰۰:۰۰' : '۰۱:۳۹'],
      ] as const) {
        const clientX = wave.left + wave.width * share;
        find('input').dispatchEvent(new PointerEvent('pointermove', { clientX, bubbles: true }));
        await vi.waitFor(() =>
          expect(container.querySelector('input + div')?.textContent).toContain(time),
        );
        const hint = find('input + div').getBoundingClientRect();
        expect(hint.left).toBeGreaterThanOrEqual(wave.left - 1);
        expect(hint.right).toBeLessThanOrEqual(wave.right + 1);
      }
    },
  );

  it('leaves keys with a modifier to the browser', () => {
    const { find } = render(<Waveform label="صدا" peaks={peaks} duration={100} />);
    const taken = [false, true].map((altKey) => {
      const init = { key: 'ArrowLeft', altKey, bubbles: true, cancelable: true };
      return !find('input').dispatchEvent(new KeyboardEvent('keydown', init));
    });
    expect(taken).toEqual([true, false]);
  });

  it('ignores the playback position while dragged', async () => {
    const { subscribePosition, playTo, listeners } = playing();
    const { find } = render(
      <Waveform label="صدا" peaks={peaks} duration={100} subscribePosition={subscribePosition} />,
    );
    await vi.waitFor(() => expect(listeners.size).toBe(1));
    const played = () => find('[aria-hidden]').style.getPropertyValue('--_played');
    find('input').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    playTo(50);
    expect(played()).toBe('0.0000');
    window.dispatchEvent(new PointerEvent('pointerup'));
    playTo(50);
    expect(played()).toBe('0.5000');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])(
    'is at its start while its duration is %d',
    (duration) => {
      const { find } = render(
        <Waveform label="صدا" peaks={peaks} duration={duration} position={Number.NaN} />,
      );
      expect(find('input').ariaValueText).toBe('۰ ثانیه از ۰ ثانیه');
      expect(find('[aria-hidden]').style.getPropertyValue('--_played')).toBe('0.0000');
    },
  );
});
