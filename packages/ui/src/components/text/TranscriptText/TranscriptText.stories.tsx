import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { TranscriptText } from './TranscriptText.tsx';

const sentences = [
  'سلام، این نوشته را با صدای خودم می‌نویسم.',
  'هر جمله پس از گفته شدن در جای خود آرام می‌گیرد و دیگر تکان نمی‌خورد.',
  'در جلسهٔ امروز دربارهٔ برنامهٔ ۱۴۰۵ و نسخهٔ تازهٔ Nevisa گفت‌وگو کردیم.',
];

const said = sentences.map((text, id) => ({ id, text, confirmed: true }));

const meta = preview.meta({
  title: 'Components/Text/TranscriptText',
  component: TranscriptText,
  args: {
    segments: said,
    interim: 'و اکنون دارم جملهٔ بعدی را',
    placeholder: 'متن شما این‌جا نوشته می‌شود.',
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the transcript is a log without announcements', async () => {
      const log = canvas.getByRole('log', { name: 'متن نهایی' });
      await expect(log).toHaveAttribute('aria-live', 'off');
      await expect(log).toHaveTextContent(`${sentences.join(' ')} و اکنون دارم جملهٔ بعدی را`);
    });
  },
});

export const Empty = meta.story({
  args: { segments: [], interim: null },
  play: async ({ canvas, step }) => {
    await step('the placeholder marks the position of the first words', async () => {
      await expect(canvas.getByText('متن شما این‌جا نوشته می‌شود.')).toBeVisible();
    });
  },
});

/** Interim text before the first final segment. */
export const FirstWords = meta.story({ args: { segments: [], interim: 'سلام، این' } });

/** Final segments without interim text. */
export const Settled = meta.story({ args: { interim: null } });

/** The last segment has not been acknowledged by the server. */
export const Unconfirmed = meta.story({
  args: {
    segments: [...said, { id: 3, text: 'این جمله هنوز به سرور نرسیده است.', confirmed: false }],
    interim: null,
  },
});

export const LongText = meta.story({
  args: {
    segments: Array.from({ length: 60 }, (_, id) => ({
      id,
      text: sentences[id % sentences.length] ?? '',
      confirmed: true,
    })),
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <TranscriptText
      segments={[...said, { id: 3, text: 'این جمله هنوز به سرور نرسیده است.', confirmed: false }]}
      interim="و اکنون دارم جملهٔ بعدی را"
      placeholder=""
    />
  ),
});
