import type { UnsentFrames } from '@nevisa/drafts';
import { createAudioWatch } from '../capture/audioWatch.ts';
import { deviceClock as clock } from '../clock.ts';
import type { HeardAudio } from '../audio/frameMaker.ts';
import { createLegacySocket } from '../engines/legacy/legacySocket.ts';
import { createLevelMeter } from '../audio/level.ts';
import type { Connection, ConnectionListener } from './liveLine.ts';
import type {
  AudioMessage,
  ControlMessage,
  ListenMessage,
  WorkerMessage,
} from '../engines/nevisa/liveMessages.ts';
import { createLiveSocket } from './liveSocket.ts';
import { createOutbox, type AudioFrame } from './outbox.ts';
import { createOutboxes } from './outboxes.ts';
import { createSoundMeter } from '../audio/sound.ts';

/**
 * The mark that each frame leaves in the performance timeline when it goes to
 * the socket, with `detail: {seq, capturedAt}`. Observers see it; it is cleared
 * at once, so that hours of dictation fill no memory.
 */
const frameMark = 'audio-frame';

/** The worklet's last frame may come a moment after the page's wish to stop. */
const lastFrameWait = 200;

/** Makes this Worker listen for its page. `unsentOf` finds what the device keeps of a document. */
export function serveListening(
  unsentOf: (ownerId: string, documentId: string) => UnsentFrames,
): void {
  const outboxOf = createOutboxes((ownerId, documentId) =>
    createOutbox({ unsent: unsentOf(ownerId, documentId), clock }),
  );
  let letGo: () => void = () => undefined;

  // A page has one microphone: a new stretch of listening ends the former one.
  globalThis.addEventListener('message', ({ data }: MessageEvent<ListenMessage>) => {
    letGo();
    letGo = listen(data);
  });

  function listen({ ownerId, documentId, protocol, control }: ListenMessage): () => void {
    const report = (message: WorkerMessage) => control.postMessage(message);
    const createSocket = protocol === 'nevisa' ? createLiveSocket : createLegacySocket;
    const socket = createSocket({
      outbox: outboxOf(ownerId, documentId),
      clock,
      openConnection: openWebSocket,
      report,
      askForSession: () => report({ type: 'session.needed' }),
      onFrameSent: markFrame,
    });
    const watch = createAudioWatch(clock, (seconds) => report({ type: 'audio.missing', seconds }));
    const measure = createMeasures(report);
    let audio: MessagePort | null = null;

    function hear(port: MessagePort): void {
      audio?.close();
      audio = port;
      watch.expect();
      port.addEventListener('message', ({ data }: MessageEvent<AudioMessage>) => {
        if (data.type === 'audio') {
          watch.heard();
          socket.hear(data);
          measure(data);
        } else {
          stop();
        }
      });
      port.start();
    }

    function stop(): void {
      watch.end();
      socket.stop();
    }

    function close(): void {
      watch.end();
      socket.close();
      audio?.close();
      control.close();
    }

    control.addEventListener('message', ({ data }: MessageEvent<ControlMessage>) => {
      switch (data.type) {
        case 'hear':
          hear(data.audio);
          return;
        case 'connect':
          socket.connect(data.address, data.session);
          return;
        case 'refuse':
          socket.refuse(data.event);
          return;
        case 'stop':
          setTimeout(stop, audio === null ? 0 : lastFrameWait);
          return;
        case 'close':
          close();
          return;
        case 'pause':
        case 'resume':
        case 'finalize':
          socket[data.type]();
      }
    });
    control.start();
    return close;
  }
}

function openWebSocket(address: string, listener: ConnectionListener): Connection {
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => listener.opened());
  socket.addEventListener('message', ({ data }) => listener.received(data));
  socket.addEventListener('close', ({ code }) => listener.closed(code));
  return socket;
}

function createMeasures(report: (message: WorkerMessage) => void): (heard: HeardAudio) => void {
  let meters: {
    rate: number;
    level: ReturnType<typeof createLevelMeter>;
    sound: ReturnType<typeof createSoundMeter>;
  } | null = null;
  return ({ samples, sampleRate }) => {
    if (meters?.rate !== sampleRate) {
      const [level, sound] = [createLevelMeter(sampleRate), createSoundMeter(sampleRate)];
      meters = { rate: sampleRate, level, sound };
    }
    const level = meters.level.hear(samples);
    const sound = meters.sound.hear(samples);
    if (level !== null) {
      report({ type: 'engine.level', level });
    }
    if (sound !== null) {
      report({ type: 'engine.sound', sound });
    }
  };
}

function markFrame({ seq, capturedAt }: AudioFrame): void {
  performance.mark(frameMark, { detail: { seq, capturedAt } });
  performance.clearMarks(frameMark);
}
