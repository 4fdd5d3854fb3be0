import { expect, it, onTestFinished } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { VirtualList } from './VirtualList.tsx';

const keys = Array.from({ length: 1_000 }, (_, key) => String(key));

/** Shows the list of a page whose address opens a row in a modal dialog. */
function openPage(): { close: () => void; dialog: HTMLDialogElement } {
  const { rerender } = render(createList('500'));
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  return { dialog, close: () => rerender(createList(undefined)) };
}

function createList(startAt: string | undefined) {
  return (
    <VirtualList
      aria-label="ردیف‌ها"
      items={keys}
      itemKey={String}
      style={{ blockSize: 400 }}
      estimate={40}
      startAt={startAt}
    >
      {(key) => <p>{key}</p>}
    </VirtualList>
  );
}

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('gives the focus to the row of a record whose dialog opened with the list, when it closes', async () => {
  const { dialog, close } = openPage();
  await waitForFrame();
  expect(document.activeElement?.hasAttribute('data-row')).toBe(false);
  dialog.remove();
  close();
  await expect.poll(() => document.activeElement?.getAttribute('data-row')).toBe('500');
});

it('leaves the focus that is elsewhere when a record closes', async () => {
  const { dialog, close } = openPage();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  await waitForFrame();
  dialog.remove();
  field.focus();
  close();
  await waitForFrame();
  expect(document.activeElement).toBe(field);
});
