import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onDesktop, onPhone } from '../../../layout/stories/viewports.ts';
import { getForwardKey, measureSpan } from '../../../testing/readingDirection.ts';
import { SaveState } from '../SaveState/SaveState.tsx';
import { onDocumentAction, sampleActions, sampleFacts } from '../testing/sampleHeader.tsx';
import { DocumentHeader, type DocumentHeaderProps } from './DocumentHeader.tsx';

const meta = preview.meta({
  title: 'Components/Text/DocumentHeader',
  component: DocumentHeader,
  globals: onDesktop,
  args: {
    title: 'جلسهٔ هیئت‌مدیره',
    onTitleChange: fn(),
    facts: sampleFacts,
    saveState: <SaveState state="saved" time="۱۴:۰۵" />,
    starred: false,
    onStarredChange: fn(),
    actions: sampleActions,
  },
  render: (args) => <Page {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const title = canvas.getByRole('textbox', { name: 'نام نوشته' });
    await step('Enter commits a typed title', async () => {
      await userEvent.clear(title);
      await userEvent.type(title, 'جلسهٔ دوم{Enter}');
      await expect(args.onTitleChange).toHaveBeenLastCalledWith('جلسهٔ دوم');
    });
    await step('Escape restores the title', async () => {
      await userEvent.type(title, ' و سوم{Escape}');
      await expect(title).toHaveValue('جلسهٔ دوم');
    });
    await step('the star is a toggle', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'نشان‌گذاری' }));
      await expect(canvas.getByRole('button', { name: 'نشان‌گذاری', pressed: true })).toBeVisible();
    });
    await step('the actions are one tab stop after the star, at the inline end', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'کپی متن' })).toHaveFocus();
      await userEvent.keyboard(`${getForwardKey()}{Enter}`);
      await expect(onDocumentAction).toHaveBeenLastCalledWith('find');
      const actions = measureSpan(canvas.getByRole('toolbar', { name: 'عملیات نوشته' }));
      await expect(actions.start).toBeGreaterThan(measureSpan(title).start);
    });
  },
});

export const Choosing = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('an action with choices is a menu at its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'دانلود نوشته' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'متن ساده (txt)' }));
      await expect(onDocumentAction).toHaveBeenLastCalledWith('txt');
    });
  },
});

export const LeftToRight = Default.extend({ globals: { ...onDesktop, direction: 'ltr' } });

export const Starred = meta.story({ args: { starred: true } });

export const NotSaved = meta.story({
  args: { saveState: <SaveState state="failed" onRetry={() => undefined} /> },
});

export const Refused = meta.story({ args: { titleError: 'نام ذخیره نشد. دوباره تلاش کنید.' } });

export const ReadOnly = meta.story({ args: { readOnly: true } });

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step('the actions are in a menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'عملیات' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'حذف' }));
      await expect(onDocumentAction).toHaveBeenLastCalledWith('delete');
      await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    });
  },
});

export const LongText = meta.story({
  globals: onPhone,
  args: {
    title: 'گزارش کامل جلسهٔ مشترک هیئت‌مدیره و مدیران استان‌ها دربارهٔ قیمت هر ساعت (GPU Cluster 2)',
    saveState: <SaveState state="offline" />,
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <DocumentHeader {...args} starred />
      <div style={{ inlineSize: 328 }}>
        <DocumentHeader
          {...args}
          titleError="نام ذخیره نشد."
          saveState={<SaveState state="failed" onRetry={() => undefined} />}
        />
      </div>
    </div>
  ),
});

function Page(args: DocumentHeaderProps) {
  const [title, setTitle] = useState(args.title);
  const [starred, setStarred] = useState(args.starred);
  return (
    <DocumentHeader
      {...args}
      title={title}
      onTitleChange={(next) => {
        args.onTitleChange(next);
        setTitle(next);
      }}
      starred={starred}
      onStarredChange={(next) => {
        args.onStarredChange?.(next);
        setStarred(next);
      }}
    />
  );
}
