import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { type Proposal, ProposalList } from './ProposalList.tsx';

const proposals: readonly Proposal[] = [
  { id: '1', left: 'فردا به خانه ', before: 'می روم', after: 'می‌روم', right: ' و کتاب…' },
  { id: '2', left: '…و کتاب ', before: 'می‌خونم', after: 'می‌خوانم', right: ' تا شب…' },
  { id: '3', left: '…تا ', before: 'شب ،', after: 'شب،', right: ' سپس…' },
  { id: '4', left: '…سپس ', before: 'اوم ', after: '', right: 'GPU را می‌خرم.' },
];

function Reviewed({ items = proposals }: { items?: readonly Proposal[] }) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set(['2']));
  return <ProposalList proposals={items} refused={refused} onRefusedChange={setRefused} />;
}

const meta = preview.meta({
  title: 'Components/Text/ProposalList',
  component: Reviewed,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const all = () => canvas.getByRole('checkbox', { name: /پذیرفته شد$/u });
    await step('each change has a box, and one box is for all', async () => {
      await expect(all()).toBePartiallyChecked();
      await userEvent.click(canvas.getByRole('checkbox', { name: '«شب،» به‌جای «شب ،»' }));
      await expect(all()).toHaveAccessibleName('۲ از ۴ تغییر پذیرفته شد');
      await userEvent.click(all());
      await expect(all()).toBeChecked();
      await userEvent.click(all());
      await expect(all()).toHaveAccessibleName('۰ از ۴ تغییر پذیرفته شد');
    });
    await step('Space on a row accepts it, and the arrows move between rows', async () => {
      const [first] = canvas.getAllByRole('listitem');
      first?.focus();
      await userEvent.keyboard('{ArrowDown} ');
      await expect(canvas.getByRole('checkbox', { name: /می‌خوانم/u })).toBeChecked();
      await expect(all()).toHaveAccessibleName('۱ از ۴ تغییر پذیرفته شد');
    });
  },
});

export const Many = meta.story({
  args: {
    items: Array.from({ length: 3_000 }, (_, at) => ({
      id: String(at),
      left: `${at + 1} `,
      before: 'می روم',
      after: 'می‌روم',
      right: ' به خانه',
    })),
  },
  play: async ({ canvas, step }) => {
    await step('X-49: thousands of changes draw the visible rows only', async () => {
      await expect(canvas.getAllByRole('checkbox').length).toBeLessThan(60);
      await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '3000');
    });
  },
});

export const OnPhone = Default.extend({ globals: onPhone, play: async () => undefined });

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });
