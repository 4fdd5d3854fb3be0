import type { Id } from '@nevisa/api/types';
import type { ToastQueue } from '@nevisa/ui';
import { useState } from 'react';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { getUploadState, type ShownUpload } from './words/shownUpload.ts';
import type { UploadActionName } from './words/uploadActions.ts';
import type { UploadsView } from './uploadsView.ts';

interface Surroundings {
  view: UploadsView;
  toasts: ToastQueue;
  open: (historyId: Id) => void;
  /** Lets a person add a file. */
  add: () => void;
  /** Lets a person choose the file of an upload. */
  pick: (id: string) => void;
}

/** What a cancel would end. */
export interface AskedCancel {
  readonly upload: ShownUpload;
  readonly isJob: boolean;
}

/** The actions of the rows. A cancel is asked about first. */
export function useRowActions({ view: { commands }, toasts, open, add, pick }: Surroundings) {
  const [asked, setAsked] = useState<AskedCancel | null>(null);
  // After a refusal the press is over, and the browser would not open the dialog.
  const reopen = async (id: string) => {
    if ((await commands.reopen(id)) === 'lost') {
      pick(id);
    }
  };
  const act = (name: UploadActionName, upload: ShownUpload) => {
    const { id } = upload;
    const actions: Record<UploadActionName, () => void> = {
      start: () => commands.start(id),
      pause: () => commands.pause(id),
      resume: () => commands.resume(id),
      cancel: () => setAsked({ upload, isJob: false }),
      cancelJob: () => setAsked({ upload, isJob: true }),
      remove: () => commands.remove(id),
      open: () => openText(upload, open),
      again: () =>
        getUploadState(upload) === 'duplicate' ? commands.again(id) : commands.retry(id),
      sendAgain: () => commands.retry(id),
      retry: () => commands.retry(id),
      choose: () => void reopen(id),
      reopen: () => void reopen(id),
      chooseOther: () => pick(id),
      add,
      buy: () => undefined,
      signIn: () => undefined,
      copyId: () => void copyId(upload.job?.taskId ?? id, toasts),
    };
    actions[name]();
  };
  return { act, asked, ask: setAsked };
}

function openText({ known, report }: ShownUpload, open: (historyId: Id) => void): void {
  const historyId = report?.state === 'done' ? report.historyId : known?.historyId;
  // An earlier file of the queue with the same content has no text yet.
  if (historyId !== undefined && historyId !== null) {
    open(historyId);
  }
}

async function copyId(id: string, toasts: ToastQueue): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toasts.add({ text: commonText.copied, tone: 'success' });
  } catch {
    toasts.add({ text: addedText.copyFailed, tone: 'danger' });
  }
}
