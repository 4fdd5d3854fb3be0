import type { UploadEvent, UploadOptions } from '@nevisa/machines';
import { openChannel } from '../../../shared/openChannel.ts';
import type { ChosenFile, Unopened } from './uploadFiles.ts';
import type { UploadQueueView } from './uploadQueueView.ts';

/** A file with the id that becomes its `client_id`. */
export interface NewUpload extends ChosenFile {
  readonly id: string;
}

/** What a person may ask of one file. */
export type UploadWish = Extract<
  UploadEvent,
  | { type: `${'start' | 'again' | 'pause' | 'resume' | 'cancel' | 'retry'}.requested` }
  | { type: 'options.changed' }
  | { type: 'sound.chosen' }
>;

/** What the tab that sends does for any tab. */
export type UploadCommand =
  | { readonly type: 'add'; readonly uploads: readonly NewUpload[] }
  | { readonly type: 'ask'; readonly id: string; readonly wish: UploadWish }
  | { readonly type: 'askAll'; readonly wish: 'all.started' | 'all.paused' | 'all.resumed' }
  | ({ readonly type: 'choose'; readonly id: string } & ChosenFile)
  /** A started file is sent anew with other options. */
  | { readonly type: 'restart'; readonly id: string; readonly options: UploadOptions }
  /** The handle of a file does not give it. */
  | { readonly type: 'close'; readonly id: string; readonly reason: Unopened }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'options'; readonly options: UploadOptions };

type Message =
  /** A tab that does not send wants to see the queue. */
  | { readonly type: 'asked' }
  /** This tab sends from now on. */
  | { readonly type: 'led' }
  | { readonly type: 'view'; readonly view: UploadQueueView }
  | { readonly type: 'command'; readonly command: UploadCommand };

export interface UploadChannel {
  ask: () => void;
  tellLed: () => void;
  tellView: (view: UploadQueueView) => void;
  /** Gives a command to the tab that sends. Files can be posted, because the browser only refers to their content. */
  command: (command: UploadCommand) => void;
  close: () => void;
}

interface ChannelListeners {
  readonly asked: () => void;
  readonly led: () => void;
  readonly view: (view: UploadQueueView) => void;
  readonly command: (command: UploadCommand) => void;
}

/** Opens the channel of the tabs of a user; a browser without channels has none. */
export function openUploadChannel(userId: string, on: ChannelListeners): UploadChannel {
  const channel = openChannel(`nevisa.uploads.${userId}`);
  let isClosed = false;
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (isClosed) {
      return;
    }
    switch (data.type) {
      case 'asked':
        on.asked();
        return;
      case 'led':
        on.led();
        return;
      case 'view':
        on.view(data.view);
        return;
      case 'command':
        on.command(data.command);
    }
  });
  const post = (message: Message) => {
    if (!isClosed) {
      channel?.postMessage(message);
    }
  };
  return {
    ask: () => post({ type: 'asked' }),
    tellLed: () => post({ type: 'led' }),
    tellView: (view) => post({ type: 'view', view }),
    command: (command) => post({ type: 'command', command }),
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
