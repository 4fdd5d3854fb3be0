import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Avatar, avatarSizes } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#7a9bbf"/><circle cx="32" cy="25" r="11" fill="#f3e9dc"/><path d="M8 64c2-16 12-24 24-24s22 8 24 24z" fill="#2e4a6b"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'سارا محمدی', src: picture },
});

export const Default = meta.story();

export const Letter = meta.story({
  args: { src: null },
  play: async ({ canvas, step }) => {
    await step('T-26: shows the first letter when the picture is missing', async () => {
      await expect(canvas.getByText('س')).toBeVisible();
    });
  },
});

export const Broken = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, step }) => {
    await step('shows the first letter when the picture fails to load', async () => {
      await expect(await canvas.findByText('س')).toBeVisible();
    });
  },
});

export const Alone = meta.story({
  args: { alt: 'تصویر سارا محمدی' },
  play: async ({ canvas, step }) => {
    await step('has an accessible name when `alt` is set', async () => {
      await expect(canvas.getByRole('img', { name: 'تصویر سارا محمدی' })).toBeVisible();
    });
  },
});

export const LongText = meta.story({
  args: { name: 'سیده‌فاطمه‌سادات میرمحمدصادقی شهمیرزادی‌نژاد', src: null },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {avatarSizes.map((size) => (
        <Avatar key={size} size={size} name="سارا محمدی" src={picture} />
      ))}
      {avatarSizes.map((size) => (
        <Avatar key={size} size={size} name="سارا محمدی" />
      ))}
      {['رضا کریمی', 'مینا', 'نگار علوی', 'آرش کمانگیر', 'کاوه', 'پریا جم'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
});
