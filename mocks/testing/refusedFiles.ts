import type { RefusedCalls } from './refusedCalls.ts';
import { onlyPart } from './filePayloads.ts';

/** What makes the mock server refuse the calls of files. */
export const refusedFiles: RefusedCalls = {
  sendFilePart: {
    saving_off: (backend) =>
      void backend.setConfig(backend.account('sara'), { save_transcriptions: false }),
    canceled: (backend) => {
      const { client_id } = onlyPart;
      backend.terminateFileTask(backend.account('sara'), { client_id, task_id: null });
    },
    wrong_offset: (backend) => {
      backend.fileFaults.refusesWrongPlaces = true;
      return { offset: 5 };
    },
    too_large: (backend) => {
      backend.fileFaults.longestPart = 1;
    },
    unsupported_format: () => ({ file: new Blob(['x']), size: 1 }),
    throttled: (backend) => {
      backend.fileFaults.tooSoon = 1;
    },
    storage_full: (backend) => {
      backend.fileFaults.isFull = true;
    },
  },
  retrieveFileProgress: { unknown_task: () => ({ task_id: 'task-9' }) },
};
