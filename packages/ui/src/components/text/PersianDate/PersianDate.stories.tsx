import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { dateFormats, PersianDate } from './PersianDate.tsx';

const meta = preview.meta({
  title: 'Components/Text/PersianDate',
  component: PersianDate,
  args: { time: '2026-11-21 14:05:09' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the visible date is Persian and the datetime attribute Gregorian', async () => {
      const date = canvas.getByText('۳۰ آبان ۱۴۰۵');
      await expect(date).toHaveAttribute('datetime', '2026-11-21 14:05:09');
    });
  },
});

export const Long = meta.story({ args: { format: 'long' } });

export const Short = meta.story({ args: { format: 'short' } });

export const WithClock = meta.story({ args: { format: 'clock' } });

/** An unreadable time is shown as a dash. */
export const Unknown = meta.story({
  args: { time: '' },
  play: async ({ canvas, step }) => {
    await step('an unreadable time is shown as a dash', async () => {
      await expect(canvas.getByText('—')).not.toHaveAttribute('datetime');
    });
  },
});

export const LongText = meta.story({
  render: (args) => (
    <p style={{ inlineSize: 240 }}>
      این نوشته در <PersianDate {...args} format="long" /> ساخته شد و آخرین بار در{' '}
      <PersianDate {...args} format="clock" /> ویرایش شده است.
    </p>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {dateFormats.map((format) => (
        <PersianDate key={format} {...args} format={format} />
      ))}
    </div>
  ),
});
