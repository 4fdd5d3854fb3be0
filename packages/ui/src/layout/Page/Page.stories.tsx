import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button } from '../../components/actions/Button/Button.tsx';
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
