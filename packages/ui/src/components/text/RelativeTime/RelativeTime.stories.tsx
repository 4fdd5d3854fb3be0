import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { RelativeTime } from './RelativeTime.tsx';

const meta = preview.meta({
  title: 'Components/Text/RelativeTime',
  component: RelativeTime,
  args: { time: '2026-11-21 11:00:00', now: '2026-11-21 14:05:09' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the title contains the full date', async () => {
      const time = canvas.getByText('۳ ساعت پیش');
      await expect(time).toHaveAttribute('data-tip', '۳۰ آبان ۱۴۰۵، ساعت ۱۱:۰۰');
      await expect(time).toHaveAttribute('datetime', '2026-11-21 11:00:00');
    });
  },
});

export const Yesterday = meta.story({ args: { time: '2026-11-20 23:00:00' } });

export const LongAgo = meta.story({ args: { time: '2026-03-21 08:30:00' } });

/** An unreadable time is shown as a dash. */
export const Unknown = meta.story({ args: { time: '' } });

export const LongText = meta.story({
  render: (args) => (
    <p style={{ inlineSize: 240 }}>
      «صورت‌جلسهٔ نشست سالانهٔ هیئت مدیره، بخش دوم» را <RelativeTime {...args} /> در همین دستگاه ذخیره
      کردید.
    </p>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {['21 14:05', '21 13:20', '21 09:00', '20 09:00', '17 09:00', '01 09:00'].map((moment) => (
        <RelativeTime key={moment} {...args} time={`2026-11-${moment}`} />
      ))}
    </div>
  ),
});
