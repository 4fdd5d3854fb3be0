import { expect, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { formatNumber } from '../../../persian/number.ts';
import { VirtualList } from './VirtualList.tsx';

interface Sentence {
  id: string;
  words: string;
}

const words =
  'امروز دربارهٔ زبان و نوشتن گفت‌وگو کردیم و پس از چند ساعت به این نتیجه رسیدیم که هر واژه جای خود را دارد و هیچ‌کدام را نمی‌توان برداشت ';

const sentences: Sentence[] = Array.from({ length: 10_000 }, (_, place) => ({
  id: `sentence-${place}`,
  words: `${formatNumber(place + 1)}. ${words.repeat((place % 4) + 1)}`,
}));

const meta = preview.meta({
  title: 'Components/Data/VirtualList',
  component: VirtualList<Sentence>,
  args: {
    'aria-label': 'جمله‌های نشست',
    items: sentences,
    itemKey: getKey,
    style: { blockSize: 420 },
    children: (sentence: Sentence) => sentence.words,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const rows = () => canvas.getAllByRole('listitem');
    await step('a list of 10,000 rows renders fewer than 60, each with its position', async () => {
      await expect(rows().length).toBeLessThan(60);
      await expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
      await expect(rows()[0]).toHaveAttribute('aria-posinset', '1');
    });
    await step('arrow keys move between rows', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(document.activeElement).toHaveAttribute('aria-posinset', '3');
    });
    await step('End moves to the last row and Home to the first', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '10000'));
      await expect(rows().length).toBeLessThan(60);
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '1'));
    });
  },
});

export const EveryRow = meta.story({
  args: { items: sentences.slice(0, 200), showAll: true },
  play: async ({ canvas, step }) => {
    await step('renders every row for printing and the browser search', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
    });
  },
});

export const Findable = meta.story({
  args: { getText: ({ words }) => words, style: { blockSize: 480 } },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'یافتن در جمله‌های نشست' });
    const shown = () => canvas.queryByRole('listitem', { current: true });
    await step('Ctrl+F focuses the search field of the list', async () => {
      await userEvent.keyboard('{Control>}f{/Control}');
      await expect(field).toHaveFocus();
    });
    await step('finds rows that are not rendered, with either digit shape', async () => {
      await userEvent.type(field, '777');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('۱ از ۱۰'));
      await waitFor(() => expect(shown()).toHaveAttribute('aria-posinset', '777'));
      await expect(shown()).toBeVisible();
    });
    await step(
      'Enter shows the next match and Shift+Enter the previous one, with wrap-around',
      async () => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(shown()).toHaveAttribute('aria-posinset', '1777'));
        await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
        await waitFor(() => expect(shown()).toHaveAttribute('aria-posinset', '9777'));
        await expect(field).toHaveFocus();
      },
    );
    await step('reports that there is no match', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'نیست‌درجهان');
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('موردی پیدا نشد'));
      await userEvent.clear(field);
    });
  },
});

export const Few = meta.story({ args: { items: sentences.slice(0, 3) } });

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  args: {
    items: sentences.slice(0, 40),
    getText: ({ words }) => words,
    style: { blockSize: 260 },
  },
});

function getKey({ id }: Sentence): string {
  return id;
}
