import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../components/actions/Button/Button.tsx';
import { ButtonLink } from '../../components/actions/Button/ButtonLink.tsx';
import { Cluster } from '../Arrangement/Arrangement.tsx';
import { Card } from '../../components/data/Card/Card.tsx';
import { onDesktop, onPhone, wholeWindow } from '../stories/viewports.ts';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/Page',
  component: PageHeader,
  parameters: wholeWindow,
  globals: onDesktop,
  args: {
    heading: 'بسته‌ها',
    sentence: 'بسته‌ای را برگزینید که به اندازهٔ گفتن‌های شماست.',
    actions: <Button>خرید بسته</Button>,
  },
  render: (args) => (
    <Page>
      <PageHeader {...args} />
      <Card>ده ساعت تبدیل گفتار، تا سه ماه</Card>
    </Page>
  ),
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, step }) => {
    await step('the content is at most 1120 px wide', async () => {
      const card = canvas.getByText('ده ساعت تبدیل گفتار، تا سه ماه');
      await expect(card.getBoundingClientRect().width).toBe(1120);
    });
    await step('the heading can take the focus of a page change', async () => {
      const heading = canvas.getByRole('heading', { level: 1 });
      heading.focus();
      await expect(heading).toHaveFocus();
    });
  },
});

export const HeadingOnly = meta.story({ args: { sentence: undefined, actions: undefined } });

export const Narrow = meta.story({ parameters: { picture: true }, globals: onPhone });

/** The last action is quiet, and below the others. */
export const QuietLast = meta.story({
  globals: onPhone,
  args: {
    actions: (
      <Cluster gap="small">
        <Button variant="secondary">نماها</Button>
        <Button variant="secondary">دانلود ۵٬۰۰۰ کاربر</Button>
        <ButtonLink variant="quiet" href="#audit">
          تاریخچهٔ فعالیت مدیران
        </ButtonLink>
      </Cluster>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('its words begin at the edge of the content', async () => {
      const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
      const words = canvas.getByText('تاریخچهٔ فعالیت مدیران').getBoundingClientRect();
      await expect(words.right).toBeCloseTo(heading.right, 0);
    });
    await step('its ground makes the page no wider', async () => {
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

/** Before the others. */
export const QuietFirst = QuietLast.extend({
  args: {
    actions: (
      <Cluster gap="small">
        <ButtonLink variant="quiet" href="#audit">
          تاریخچهٔ فعالیت مدیران
        </ButtonLink>
        <Button variant="secondary">دانلود ۵٬۰۰۰ کاربر</Button>
      </Cluster>
    ),
  },
});

/** Beside the others on a wide window. */
export const QuietAtEnd = QuietLast.extend({
  globals: onDesktop,
  play: async ({ canvas, step }) => {
    await step('its words end at the edge of the content', async () => {
      const card = canvas.getByText('ده ساعت تبدیل گفتار، تا سه ماه').getBoundingClientRect();
      const words = canvas.getByText('تاریخچهٔ فعالیت مدیران').getBoundingClientRect();
      await expect(words.left).toBeCloseTo(card.left, 0);
    });
  },
});
