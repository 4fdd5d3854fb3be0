import type { SendingInput, UploadEvent } from '@nevisa/machines';
import { fromCallback } from 'xstate';
import { FileSender, type SendingPorts } from './fileSender.ts';

/** The port `sendFile` of `uploadMachine`. */
export function createSendFile(ports: SendingPorts) {
  return fromCallback<UploadEvent, SendingInput>(({ input, sendBack }) => {
    const sender = new FileSender(ports, input, sendBack);
    void sender.run();
    return () => sender.stop();
  });
}
