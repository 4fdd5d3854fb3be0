import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { RelativeTime } from './RelativeTime.tsx';

describe('RelativeTime', () => {
  describeComponent(<RelativeTime time="2026-11-21 11:00:00" now="2026-11-21 14:05:09" />, {
    root: 'time',
  });

  it.each([
    ['medium', '۱ فروردین ۱۴۰۵'],
    ['short', '۱۴۰۵/۰۱/۰۱'],
  ] as const)('writes an older moment as a %s date', (format, words) => {
    const { find } = render(
      <RelativeTime time="2026-03-21 08:30:00" now="2026-11-21 14:05:09" format={format} />,
    );
    expect(find('time').textContent).toBe(words);
  });

  it('uses the current time by default', () => {
    const { find } = render(<RelativeTime time={new Date().toISOString()} />);
    expect(find('time').textContent).toBe('لحظاتی پیش');
  });
});
