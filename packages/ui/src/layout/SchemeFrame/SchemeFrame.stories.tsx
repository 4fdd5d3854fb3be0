import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { MessageItem } from '../../components/data/MessageItem/MessageItem.tsx';
import { NotificationIcon } from '../../components/media/Icon/messageIcons.ts';
import { schemes } from '../../tokens/themes.ts';
import { Stack } from '../Arrangement/Arrangement.tsx';
import { SchemeFrame } from './SchemeFrame.tsx';

const words = { light: 'روشن', dark: 'تیره' };

const meta = preview.meta({
  title: 'Layout/SchemeFrame',
  component: SchemeFrame,
  args: {
    scheme: schemes[1],
    caption: words.dark,
    children: (
      <MessageItem
        title="نگارش فارسی دقیق‌تر شد"
        text="نیم‌فاصله و ویرگول از این پس بهتر نوشته می‌شود."
        time="2026-11-21T06:12:40Z"
        kind="اطلاعیه"
        icon={<NotificationIcon />}
        unread="پیام جدید"
      />
    ),
  },
});

export const Default = meta.story({ parameters: { picture: true } });

export const Light = meta.story({ args: { scheme: 'light', caption: words.light } });

export const BothSchemes = meta.story({
  render: (args) => (
    <Stack>
      {schemes.map((scheme) => (
        <SchemeFrame key={scheme} {...args} scheme={scheme} caption={words[scheme]} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('the content has the colours of its own scheme', async () => {
      const [light, dark] = canvas
        .getAllByRole('heading', { level: 2 })
        .map((title) => getComputedStyle(title).color);
      await expect(light).not.toBe(dark);
      await expect(canvas.getByRole('figure', { name: 'تیره' })).toBeVisible();
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
