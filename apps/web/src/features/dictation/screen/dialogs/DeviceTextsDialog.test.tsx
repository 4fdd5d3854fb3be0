import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import type { DeviceText } from '../../workspace/deviceTexts.ts';
import { OpenElsewhereError } from '../../workspace/draftLock.ts';
import { DeviceTextsDialog } from './DeviceTextsDialog.tsx';

const letter: DeviceText = {
  documentId: 'd',
  title: 'نامهٔ یک',
  text: 'سلام',
  isPartial: false,
  words: 1,
  changedAt: Date.now(),
  audioDuration: 0,
  state: 'kept',
  failure: null,
};

/** A workspace with one text, on which no action succeeds. */
function refuseAll(reason: Error): DictationWorkspace {
  const refuse = () => Promise.reject(reason);
  return {
    texts: { list: () => Promise.resolve([letter]), open: refuse, save: refuse, remove: refuse },
    retention: { read: () => true, subscribe: () => () => undefined },
    sync: {
      getSnapshot: () => ({ context: { entries: [] } }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
  } as unknown as DictationWorkspace;
}

const elsewhere = 'این نوشته در پنجرهٔ دیگری باز است. آن را همان‌جا ادامه دهید یا ببندید.';
const stillHere = 'این نوشته همچنان روی این دستگاه است.';
const noRoom = new Error('no room');

it.each([
  ['باز کردن نوشته', 'another page has it', new OpenElsewhereError(), elsewhere],
  ['باز کردن نوشته', 'the device refuses', noRoom, `باز نشد. ${stillHere}`],
  ['فرستادن به تاریخچه', 'the device refuses', noRoom, `فرستاده نشد. ${stillHere}`],
  ['پاک کردن', 'another page has it', new OpenElsewhereError(), elsewhere],
  ['پاک کردن', 'the device refuses', noRoom, `پاک نشد. ${stillHere}`],
])('S08, S12: a person reads why «%s» has failed: %s', async (name, _, reason, sentence) => {
  renderInPage(
    <NevisaUi>
      <DeviceTextsDialog workspace={refuseAll(reason)} onClose={() => undefined} />
    </NevisaUi>,
  );
  await page.getByRole('button', { name }).click();
  const question = page.getByRole('alertdialog');
  if (question.elements().length > 0) {
    await question.getByRole('button', { name }).click();
  }
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
});
