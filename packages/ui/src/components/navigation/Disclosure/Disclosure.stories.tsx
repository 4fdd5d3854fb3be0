import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Badge } from '../../data/Badge/Badge.tsx';
import { HistoryIcon } from '../../media/Icon/pageIcons.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Disclosure',
  component: Disclosure,
  args: {
    title: 'جزئیات پرداخت',
    children: 'پرداخت از درگاه بانک ملت با کارت ۶۰۳۷ انجام شد و رسید آن در تاریخچه هست.',
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const content = canvas.getByText(/درگاه بانک ملت/);
    await step('the content is hidden at first', async () => {
      await expect(content).not.toBeVisible();
    });
    await step('a click opens the content, a second click closes it', async () => {
      const title = canvas.getByText('جزئیات پرداخت');
      await userEvent.click(title);
      await expect(canvas.getByRole('group')).toHaveAttribute('open');
      await userEvent.click(title);
      await expect(canvas.getByRole('group')).not.toHaveAttribute('open');
    });
  },
});

export const Open = meta.story({ args: { open: true } });

export const WithAside = meta.story({
  args: { icon: <HistoryIcon />, aside: <Badge tone="quiet">۳</Badge> },
});

export const LongText = meta.story({
  args: {
    open: true,
    title:
      'اگر اینترنت در میان گفتن قطع شود، آنچه گفته‌ام کجا می‌ماند و چگونه دوباره به نوشته می‌پیوندد؟',
    children:
      'صدای شما در همین دستگاه می‌ماند و پس از وصل شدن اینترنت فرستاده می‌شود. تا آن زمان، نوشته با نشان «در انتظار» دیده می‌شود و می‌توانید آن را ویرایش کنید. هیچ جمله‌ای دو بار نوشته نمی‌شود.',
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Disclosure {...args} icon={<HistoryIcon />} />
      <Disclosure {...args} open />
    </div>
  ),
});
