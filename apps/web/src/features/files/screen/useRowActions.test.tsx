import { createToastQueue } from '@nevisa/ui';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { filesText } from '../../../shared/text/filesText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { CancelQuestion } from './CancelQuestion.tsx';
import { makeFailed, makeShownUpload } from './testing/shownUploads.ts';
import type { UploadsView } from './uploadsView.ts';
import { useRowActions } from './useRowActions.ts';
import type { ShownUpload } from './words/shownUpload.ts';
import type { UploadActionName } from './words/uploadActions.ts';

/** The actions of a row, whose effects are collected as `name of the id`. */
function openRow() {
  const done: string[] = [];
  const note =
    (name: string) =>
    (id = '') =>
      void done.push(`${name} ${id}`.trim());
  const commands = Object.fromEntries(
    ['start', 'pause', 'resume', 'cancel', 'retry', 'again', 'remove'].map((name) => [
      name,
      note(name),
    ]),
  );
  const row: { act?: (name: UploadActionName, upload: ShownUpload) => void } = {};
  function Row() {
    const actions = useRowActions({
      view: { commands } as unknown as UploadsView,
      toasts: createToastQueue(),
      open: (historyId) => note('open')(String(historyId)),
      add: note('add'),
      pick: note('pick'),
    });
    const { act } = actions;
    useLayoutEffect(() => {
      row.act = act;
    });
    return (
      <CancelQuestion
        asked={actions.asked}
        onConfirm={note('cancel')}
        onClose={() => actions.ask(null)}
      />
    );
  }
  renderInPage(<Row />);
  return {
    done,
    act: (name: UploadActionName, upload: ShownUpload) => flushSync(() => row.act?.(name, upload)),
  };
}

const failed = makeShownUpload(['failed'], makeFailed('server'));
const known = { historyId: 3 };

it.each<[string, UploadActionName, ShownUpload, string]>([
  ['X-184', 'pause', makeShownUpload(['sending']), 'pause upload'],
  ['X-184', 'resume', makeShownUpload(['paused']), 'resume upload'],
  ['X-193', 'again', failed, 'retry upload'],
  ['X-182, X-193', 'again', { ...failed, known }, 'retry upload'],
  ['X-182', 'again', makeShownUpload(['duplicate'], { known }), 'again upload'],
  ['X-182', 'open', makeShownUpload(['duplicate'], { known }), 'open 3'],
  ['X-185', 'retry', makeShownUpload(['failed']), 'retry upload'],
  ['X-191', 'sendAgain', makeShownUpload(['failed'], makeFailed('unknownTask')), 'retry upload'],
  ['X-193', 'add', makeShownUpload(['failed'], makeFailed('damaged')), 'add'],
  ['X-181', 'chooseOther', makeShownUpload(['refused'], { fault: 'empty' }), 'pick upload'],
])('%s: the action %s of a file does what it says', (_, name, upload, effect) => {
  const { done, act } = openRow();
  act(name, upload);
  expect(done).toEqual([effect]);
});

it.each([
  ['X-191, X-198', 'cancelJob', filesText.cancelJobText],
  ['X-184, X-198', 'cancel', filesText.cancelText],
] as const)('%s: %s asks first and says what is lost', async (_, name, words) => {
  const { done, act } = openRow();
  act(name, makeShownUpload(['converting']));
  const question = () => document.querySelector('[role=alertdialog]');
  await vi.waitFor(() => expect(question()?.textContent).toContain(words));
  expect(done).toEqual([]);
  const buttons = [...(question()?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => /^لغو (?:ب|ت)/u.test(textContent))?.click();
  expect(done).toEqual(['cancel upload']);
});

it('X-193: the id of a conversion is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openRow().act('copyId', makeShownUpload(['failed'], makeFailed('unknown')));
  expect(write.mock.calls).toEqual([['task-7']]);
  write.mockRestore();
});
