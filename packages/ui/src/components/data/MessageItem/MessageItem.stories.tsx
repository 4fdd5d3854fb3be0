import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { DeleteIcon } from '../../media/Icon/rowIcons.ts';
import { NotificationIcon, OfferIcon } from '../../media/Icon/messageIcons.ts';
import { Link } from '../../navigation/Link/Link.tsx';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { statusColors } from '../../../tokens/statusColors.ts';
import { Stack } from '../../../layout/Arrangement/Arrangement.tsx';
import { Card } from '../Card/Card.tsx';
import { MessageItem } from './MessageItem.tsx';
import { MessageItemSkeleton } from './MessageItemSkeleton.tsx';

const meta = preview.meta({
  title: 'Components/Data/MessageItem',
  component: MessageItem,
  args: {
    title: 'متن فایل شما آماده است',
    text: 'فایل «جلسهٔ هیئت‌مدیره» به متن تبدیل شد.\nآن را در تاریخچه ببینید.',
    time: '2026-11-21T06:12:40Z',
    kind: 'اطلاعیه',
    icon: <NotificationIcon />,
    unread: 'پیام جدید',
    actions: (
      <Button variant="quiet" size="small">
        مشاهده
      </Button>
    ),
    quietActions: <IconButton size="small" label="حذف پیام" icon={<DeleteIcon />} />,
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the dot has a text alternative, and the title names the message', async () => {
      await expect(canvas.getByText('پیام جدید')).toBeInTheDocument();
      await expect(canvas.getByRole('article', { name: 'متن فایل شما آماده است' })).toBeVisible();
    });
    await step('R-142: the dot has the blue of the unread token', async () => {
      const dot = canvas.getByText('پیام جدید').parentElement as HTMLElement;
      await expect(getComputedStyle(dot).backgroundColor).toBe('rgb(0, 108, 224)');
      await expect(statusColors.light.unread).toBe('#006ce0');
    });
    await step(
      'the dot is over the icon and leaves the title at the line of the text',
      async () => {
        const dot = canvas.getByText('پیام جدید').parentElement as HTMLElement;
        const title = canvas.getByRole('heading', { level: 2 });
        await expect(title.contains(dot)).toBe(false);
        const text = canvas.getByText(/جلسهٔ هیئت‌مدیره/).closest('p') as HTMLElement;
        await expect(measureSpan(title).start).toBeCloseTo(measureSpan(text).start, 0);
      },
    );
    await step('the date is in the Persian calendar', async () => {
      await expect(canvas.getByText('۳۰ آبان ۱۴۰۵')).toBeVisible();
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const InSection = meta.story({
  args: { level: 3 },
  play: async ({ canvas, step }) => {
    await step('WCAG 1.3.1: the title is below the heading of the section', async () => {
      await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    });
  },
});

export const Read = meta.story({
  args: { unread: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('پیام جدید')).toBeNull();
  },
});

export const Offer = meta.story({
  args: { kind: 'پیشنهاد', icon: <OfferIcon />, title: 'تخفیف پاییزی بسته‌ها' },
});

export const WithLink = meta.story({
  args: { kind: 'پیشنهاد', icon: <OfferIcon />, more: <Link href="/nevisa-packages">بسته‌ها</Link> },
  play: async ({ canvas, step }) => {
    await step('the link is below the text, at its line', async () => {
      const link = canvas.getByRole('link', { name: 'بسته‌ها' });
      const text = canvas.getByText(/جلسهٔ هیئت‌مدیره/).closest('p') as HTMLElement;
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        text.getBoundingClientRect().bottom,
      );
      await expect(measureSpan(link).start).toBeCloseTo(measureSpan(text).start, 0);
    });
  },
});

export const LatinTitle = meta.story({
  args: { title: 'Nevisa 2.0' },
  play: async ({ canvas, step }) => {
    await step('a title in another script begins where the text does', async () => {
      const title = canvas.getByText('Nevisa 2.0').getBoundingClientRect();
      const text = canvas.getByText(/^فایل «جلسهٔ/).getBoundingClientRect();
      await expect(title.right).toBeCloseTo(text.right, 0);
    });
  },
});

export const WithoutText = meta.story({ args: { text: '' } });

export const WithoutDate = meta.story({
  args: { time: '2026-02-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    title:
      'گزارش ماهانهٔ استفادهٔ گروه شما از تبدیل گفتار به نوشتار و فهرست نوشته‌هایی که هنوز بازبینی نشده‌اند',
    text: 'این پیام بسیار بلند است و تنها دو خط نخست آن دیده می‌شود. '.repeat(20),
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const NarrowWithoutActions = Narrow.extend({
  args: { actions: undefined, quietActions: undefined, text: '' },
  play: async ({ canvas, step }) => {
    await step('the date begins where the title does', async () => {
      const title = measureSpan(canvas.getByRole('heading'));
      const date = measureSpan(canvas.getByText('۳۰ آبان ۱۴۰۵'));
      await expect(date.start).toBeCloseTo(title.start, 0);
    });
  },
});

/** The first messages are loading. */
export const Loading = meta.story({
  render: () => (
    <Card padding="none" aria-busy="true">
      {[0, 1, 2].map((row) => (
        <MessageItemSkeleton key={row} />
      ))}
    </Card>
  ),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <Stack>
      <MessageItem {...args} />
      <MessageItem {...args} unread={undefined} kind="پیشنهاد" icon={<OfferIcon />} />
    </Stack>
  ),
});
