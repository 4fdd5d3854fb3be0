import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Sparkline } from '../../../charts/Sparkline/Sparkline.tsx';
import { Grid } from '../../../layout/Arrangement/Arrangement.tsx';
import {
  FigureCard,
  type FigureChange,
  type FigureDirection,
  figureDirections,
  type FigureTone,
  figureTones,
} from './FigureCard.tsx';

const points = [12, 18, 9, 24, 31, 22, 28].map((value, day) => ({ name: `روز ${day}`, value }));

const words = {
  up: '\u200E+۱۲٪ بیشتر از دورهٔ قبل',
  down: '\u200E−۱۲٪ کمتر از دورهٔ قبل',
  flat: 'بدون تغییر',
} as const;

const change = (direction: FigureDirection, tone: FigureTone): FigureChange => ({
  direction,
  tone,
  words: words[direction],
});

const meta = preview.meta({
  title: 'Components/Data/FigureCard',
  component: FigureCard,
  args: {
    label: 'ثبت‌نام‌ها',
    value: '۱٬۲۸۴',
    change: change('up', 'good'),
    explanation: { button: 'شرح ثبت‌نام‌ها', words: 'کسانی که در این بازه حساب ساختند.' },
    chart: <Sparkline label="ثبت‌نام‌ها" columns={['روز', 'شمار']} points={points} decorative />,
    style: { maxInlineSize: 280 },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('X-242: the change has an arrow, a sign and words', async () => {
      const card = canvas.getByRole('group', { name: 'ثبت‌نام‌ها' });
      await expect(card).toHaveTextContent('+۱۲٪ بیشتر از دورهٔ قبل');
      await expect(card.querySelector('[data-tone="good"] svg')).toBeVisible();
    });
    await step('X-241: a tooltip says what is counted', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'شرح ثبت‌نام‌ها' })).toHaveAttribute(
        'data-tip',
        'کسانی که در این بازه حساب ساختند.',
      );
    });
  },
});

export const Fewer = meta.story({
  args: { change: change('down', 'bad') },
});

/** Fewer failed payments are welcome. */
export const FewerIsGood = meta.story({
  args: {
    label: 'پرداخت‌های ناموفق',
    change: change('down', 'good'),
  },
});

export const Flat = meta.story({
  args: { change: change('flat', 'neutral') },
});

export const NotRecorded = meta.story({
  args: { value: '—', change: null, note: 'ثبت نشده', chart: undefined },
});

export const Outdated = meta.story({ args: { outdated: true } });

export const LongText = meta.story({
  args: {
    label: 'دقیقه‌های تبدیل‌شدهٔ همهٔ کاربران این سامانه با میکروفون و با فایل',
    value: '۹٬۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹ تومان',
    style: { maxInlineSize: 200 },
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <Grid least="narrow">
      {figureTones.map((tone, index) => {
        const direction = figureDirections[index] ?? 'flat';
        return <FigureCard {...args} key={tone} change={change(direction, tone)} />;
      })}
    </Grid>
  ),
});
