import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { filesText } from '../../../shared/text/filesText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { CancelAll } from './CancelAll.tsx';
import { makeShownUpload } from './testing/shownUploads.ts';

const sending = makeShownUpload(['sending', 'moving'], { id: 'sending' });
const converting = makeShownUpload(['converting'], { id: 'converting' });
const done = makeShownUpload(['done'], { id: 'done' });

it('X-184, X-198: all files under way are canceled at once, after one question', async () => {
  const onCancel = vi.fn();
  const { host } = renderInPage(
    <CancelAll rows={[sending, converting, done]} onCancel={onCancel} />,
  );
  host.querySelector('button')?.click();
  const question = document.querySelector('[role=alertdialog]');
  await vi.waitFor(() => expect(question?.textContent).toContain(filesText.cancelJobText));
  expect(onCancel).not.toHaveBeenCalled();
  const buttons = [...(question?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent === filesText.cancelAll)?.click();
  expect(onCancel.mock.calls).toEqual([['sending'], ['converting']]);
});

it('X-184: a single file under way is canceled in its row', () => {
  const { host } = renderInPage(<CancelAll rows={[sending, done]} onCancel={vi.fn()} />);
  expect(host.querySelector('button')).toBeNull();
});

it('X-184: the heading has the focus when all files are canceled and the button is gone', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const show = (rows: ComponentProps<typeof CancelAll>['rows']) =>
    root.render(
      <main id="content">
        <h1 tabIndex={-1}>Files</h1>
        <CancelAll rows={rows} onCancel={() => show([done])} />
      </main>,
    );
  show([sending, converting]);
  await vi.waitFor(() => expect(host.querySelector('button')).not.toBeNull());
  host.querySelector('button')?.focus();
  host.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull());
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')];
  buttons.find(({ textContent }) => textContent === filesText.cancelAll)?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(host.querySelector('h1')));
});
