import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onDesktop, onPhone } from '../../../layout/stories/viewports.ts';
import { sampleParagraphs, sampleRaw, sampleVersions } from '../testing/sampleVersions.ts';
import { VersionList, type VersionListProps } from './VersionList.tsx';

const comparison = { paragraphs: sampleParagraphs, onRetry: fn(), onRestore: fn() };

const meta = preview.meta({
  title: 'Components/Text/VersionList',
  component: VersionList,
  globals: onDesktop,
  args: {
    versions: sampleVersions,
    raw: sampleRaw,
    chosen: 'v2',
    onChoose: fn(),
    onRetry: fn(),
    onMore: fn(),
    comparison,
  },
  render: (args) => <Choosing {...args} />,
});

export const Default = meta.story();

export const NotChosen = meta.story({ args: { chosen: undefined } });

export const Loading = meta.story({ args: { state: 'loading', chosen: undefined } });

export const Failed = meta.story({ args: { state: 'failed', versions: [], chosen: undefined } });

export const None = meta.story({ args: { versions: [], chosen: undefined } });

export const Paged = meta.story({ args: { more: 'idle' } });

export const MoreFailed = meta.story({ args: { more: 'failed' } });

export const ComparisonLoading = meta.story({
  args: { comparison: { ...comparison, state: 'loading' } },
});

export const ComparisonFailed = meta.story({
  args: { comparison: { ...comparison, state: 'failed' } },
});

export const Restoring = meta.story({ args: { comparison: { ...comparison, restoring: true } } });

export const ByKeyboard = meta.story({
  args: { chosen: undefined },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the arrow keys move, and Enter compares', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('v2');
      await expect(canvas.getByRole('button', { name: /هنگام ویرایش/u })).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
    await step('End reaches the raw text of the engine', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: /متن خام موتور/u })).toHaveFocus();
    });
  },
});

export const LeftToRight = ByKeyboard.extend({
  globals: { ...onDesktop, direction: 'ltr' },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step('a phone shows the comparison, and the way back leads to the list', async () => {
      await expect(canvas.queryByRole('list', { name: 'نسخه‌های قبلی' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'بازگشت به نسخه‌ها' }));
      await expect(canvas.getByRole('list', { name: 'نسخه‌های قبلی' })).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const LongText = meta.story({
  globals: onPhone,
  args: {
    chosen: undefined,
    versions: sampleVersions.map(({ id, time, kind }) => ({
      id,
      time,
      kind: `${kind} در پنجره‌ای دیگر که هم‌زمان باز بوده و پس از آن بسته شده است`,
      words: 123_456,
    })),
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  // The hidden overflow keeps the sticky actions inside their own comparison.
  render: (args) => (
    <div style={{ overflow: 'hidden' }}>
      <VersionList {...args} versions={sampleVersions.slice(1)} more="idle" chosen={undefined} />
      <VersionList
        {...args}
        comparison={{ ...comparison, paragraphs: sampleParagraphs.slice(3, 6) }}
      />
    </div>
  ),
});

function Choosing(args: VersionListProps) {
  const [chosen, setChosen] = useState(args.chosen);
  return (
    <VersionList
      {...args}
      chosen={chosen}
      onChoose={(id) => {
        args.onChoose(id);
        setChosen(id);
      }}
    />
  );
}
