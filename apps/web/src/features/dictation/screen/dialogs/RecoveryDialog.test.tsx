import { type FoundDraft, recoveryMachine, type RecoveryOutcome } from '@nevisa/machines';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { addedText } from '../../../../shared/text/addedText.ts';
import { liveText } from '../../../../shared/text/liveText.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { DictationWorkspace } from '../../workspace/createDictationWorkspace.ts';
import { RecoveryDialog } from './RecoveryDialog.tsx';

const draft = { documentId: 'found', changedAt: 0, audioDuration: 0, unsentDuration: 0, words: 12 };

it('S08, X-27: a draft that another page has open stays offered, and the dialog says where it is', async () => {
  const recovery = createActor(
    recoveryMachine.provide({
      actors: {
        findDraft: fromPromise<FoundDraft | null>(() => Promise.resolve(draft)),
        continueDraft: fromPromise<RecoveryOutcome, FoundDraft>(() => Promise.resolve('elsewhere')),
      },
    }),
  ).start();
  onTestFinished(() => void recovery.stop());
  const retention = { read: () => true, subscribe: () => () => undefined };
  const workspace = { recovery, retention } as unknown as DictationWorkspace;
  renderInPage(<RecoveryDialog workspace={workspace} onTexts={vi.fn()} />);
  await page.getByRole('button', { name: liveText.recoverContinue, exact: true }).click();
  await expect.element(page.getByText(addedText.openElsewhere)).toBeVisible();
});
