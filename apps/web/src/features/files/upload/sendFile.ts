import type { ClientOf } from '@nevisa/api';
import type { fileCalls } from '@nevisa/api/files';
import type { SendingInput, UploadEvent } from '@nevisa/machines';
import { fromCallback } from 'xstate';
import { FileSender } from './fileSender.ts';
import { firstPartSize, type PartSize } from './partSize.ts';
import type { ProgressStore } from './progressStore.ts';
import type { UploadFiles } from './uploadFiles.ts';

/** The line on which all files of a page are sent. */
export interface UploadLine {
  /** Changes with each part. */
  partSize: PartSize;
}

export const createUploadLine = (): UploadLine => ({ partSize: firstPartSize });

export interface SendingPorts {
  readonly calls: Pick<ClientOf<typeof fileCalls>, 'sendFilePart'>;
  readonly files: Pick<UploadFiles, 'get' | 'renew'>;
  readonly line: UploadLine;
  readonly progress: Pick<ProgressStore, 'begin' | 'note' | 'end'>;
  /** Resolves when the device has the queue: a file of which it knows nothing would get a second conversion. */
  readonly whenKept: () => Promise<void>;
  /** In ms, of a clock that never goes back. */
  readonly now: () => number;
}

/** The port `sendFile` of `uploadMachine`. */
export function createSendFile(ports: SendingPorts) {
  return fromCallback<UploadEvent, SendingInput>(({ input, sendBack }) => {
    const sender = new FileSender(ports, input, sendBack);
    void sender.run();
    return () => sender.stop();
  });
}
