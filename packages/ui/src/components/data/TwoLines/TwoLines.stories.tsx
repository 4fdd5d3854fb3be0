import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Ltr } from '../../text/Ltr/Ltr.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { TwoLines } from './TwoLines.tsx';

const meta = preview.meta({
  title: 'Components/Data/TwoLines',
  component: TwoLines,
  args: {
    children: 'سارا محمدی',
    note: <Ltr>sara</Ltr>,
    lead: <Avatar name="سارا محمدی" size="small" />,
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step(
      'the picture is before the lines, and the quiet line is below the name',
      async () => {
        const name = canvas.getByText('سارا محمدی');
        const note = canvas.getByText('sara');
        await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          name.getBoundingClientRect().bottom - 2,
        );
        const avatar = canvas.getByText('س').parentElement as HTMLElement;
        await expect(measureSpan(name).start).toBeGreaterThan(measureSpan(avatar).end);
      },
    );
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const OneLine = meta.story({ args: { note: undefined } });

export const QuietOnly = meta.story({
  args: { children: undefined, lead: undefined, note: 'بدون بسته' },
});

export const LongText = meta.story({
  args: {
    children: 'سیده‌فاطمه‌زهرا حسینی‌نژاد طباطبایی یزدی‌زادهٔ اصفهانی مقدم',
    note: <Ltr>seyedeh.fatemeh.zahra.hosseini.nejad@a-long-company-name.nevisa.test</Ltr>,
    style: { inlineSize: 220 },
  },
  play: async ({ canvasElement, step }) => {
    await step('long words are broken inside of the place', async () => {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    });
  },
});

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
