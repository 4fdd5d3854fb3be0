import { describe, expect, it } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { FinalsLog } from './FinalsLog.tsx';
import { finalsPace, type PacerClock } from './finalsPacer.ts';

describe('FinalsLog', () => {
  it('announces new segments politely, and nothing when silent', async () => {
    const waiting: (() => void)[] = [];
    let now = 0;
    const clock: PacerClock = {
      now: () => now,
      after: (_, task) => {
        waiting.push(task);
        return () => undefined;
      },
    };
    const finals = ['یک.', 'دو.', 'سه.', 'چهار.'].map((text) => ({ id: text, text }));
    const show = (count: number, silent = false) => (
      <FinalsLog finals={finals.slice(0, count)} silent={silent} clock={clock} />
    );
    const { find, rerender } = render(show(1));
    const said = () => find('[role=status]').textContent;
    expect(said()).toBe('');
    rerender(show(2));
    await expect.poll(said).toBe('دو.');
    rerender(show(3));
    await expect.poll(said).toBe('دو.');
    now += finalsPace;
    waiting.splice(0).forEach((task) => task());
    rerender(show(3));
    await expect.poll(said).toBe('سه.');
    rerender(show(4, true));
    await expect.poll(said).toBe('');
  });
});
