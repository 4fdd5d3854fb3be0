import { DropOverlay } from '@nevisa/ui';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '../shared/paths.ts';
import { OpenApp } from '../testing/OpenApp.tsx';
import { renderInPage } from '../testing/renderInPage.ts';
import { refuseStrayDrops } from './refuseStrayDrops.ts';

/** Drags a file, or a text, over an element and drops it; false where the browser would do something of its own. */
function drop(target: Element, what: 'file' | 'text' = 'file') {
  const dataTransfer = new DataTransfer();
  if (what === 'file') {
    dataTransfer.items.add(new File(['x'], 'interview.mp3'));
  } else {
    dataTransfer.setData('text/plain', 'words');
  }
  return (['dragover', 'drop'] as const).map(
    (name) =>
      !target.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })),
  );
}

it('X-180: a file that is dropped where nothing takes it does not leave the page', () => {
  onTestFinished(refuseStrayDrops(window));
  const { host } = renderInPage(<input type="file" aria-label="File" />);
  expect(drop(host)).toEqual([true, true]);
  expect(drop(host, 'text'), 'a text belongs to the field under it').toEqual([false, false]);
  expect(drop(host.querySelector('input') ?? host), 'the field takes it').toEqual([false, false]);
});

it('X-180: a file that is dropped on a page of a guest does not leave it', () => {
  const { host } = renderInPage(<OpenApp path={paths.signIn} />);
  expect(drop(host)).toEqual([true, true]);
});

it('X-180: a zone that is shown later takes its files', () => {
  onTestFinished(refuseStrayDrops(window));
  const onFiles = vi.fn();
  const { host } = renderInPage(<DropOverlay prompt="Drop" onFiles={onFiles} />);
  drop(host);
  expect(onFiles).toHaveBeenCalledOnce();
});
