import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Badge, badgeTones } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: '+۳' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('R-064, T-9: a signed figure keeps its order in Persian text', async () => {
      await expect(getComputedStyle(canvas.getByText('+۳')).direction).toBe('ltr');
    });
  },
});

export const Said = meta.story({
  args: { label: '۳ پیام جدید' },
  play: async ({ canvas, step }) => {
    await step('screen readers get the label instead of the figure', async () => {
      await expect(canvas.getByText('۳ پیام جدید')).toBeInTheDocument();
      await expect(canvas.getByText('+۳')).toHaveAttribute('aria-hidden', 'true');
    });
  },
});

export const Quiet = meta.story({ args: { tone: 'quiet', children: 'پیش‌فرض' } });

export const Danger = meta.story({ args: { tone: 'danger', children: 'ناموفق' } });

export const LongText = meta.story({ args: { children: '۱۲۳ پیام جدید از پشتیبانی نویسا' } });

export const InSentence = meta.story({
  render: (args) => (
    <p>
      پیام‌ها <Badge {...args} /> و تاریخچه
    </p>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {badgeTones.map((tone) => (
        <div key={tone} style={{ display: 'flex', gap: 8 }}>
          <Badge tone={tone}>+۳</Badge>
          <Badge tone={tone}>+۱۲۳</Badge>
          <Badge tone={tone}>پیشنهاد</Badge>
        </div>
      ))}
    </div>
  ),
});
