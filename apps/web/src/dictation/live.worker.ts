import type { EngineEvent } from '@nevisa/api/types';
import { createLevelMeter, type LevelMeter } from './level.ts';
import type { AudioMessage, ControlMessage, ListenMessage } from './liveMessages.ts';
import { createLiveSocket, type Connection, type ConnectionListener } from './liveSocket.ts';
import { createOutboxes } from './outboxes.ts';
import type { AudioFrame, HeardAudio } from './outbox.ts';

/**
 * The mark that each frame leaves in the performance timeline when it goes to
 * the socket, with `detail: {seq, capturedAt}`. Observers see it; it is cleared
 * at once, so that hours of dictation fill no memory.
 */
const frameMark = 'audio-frame';

/** The worklet's last frame may come a moment after the page's wish to stop. */
const lastFrameWait = 200;

const outboxOf = createOutboxes();

let letGo: () => void = () => undefined;

// A page has one microphone: a new stretch of listening ends the former one.
globalThis.addEventListener('message', ({ data }: MessageEvent<ListenMessage>) => {
  letGo();
  letGo = listen(data);
});

function listen({ documentId, control, audio }: ListenMessage): () => void {
  const report = (event: EngineEvent) => control.postMessage(event);
  const socket = createLiveSocket({
    outbox: outboxOf(documentId),
    clock: {
      now: () => performance.now(),
      setTimeout: (callback, delay) => setTimeout(callback, delay),
      clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    },
    openConnection: openWebSocket,
    report,
    onFrameSent: markFrame,
  });
  const measure = createLevelReport(report);

  audio.addEventListener('message', ({ data }: MessageEvent<AudioMessage>) => {
    if (data.type === 'audio') {
      socket.hear(data);
      measure(data);
    } else {
      socket.stop();
    }
  });
  control.addEventListener('message', ({ data }: MessageEvent<ControlMessage>) => {
    switch (data.type) {
      case 'connect':
        socket.connect(data.address, data.session);
        return;
      case 'stop':
        setTimeout(() => socket.stop(), lastFrameWait);
        return;
      case 'close':
        close();
    }
  });
  audio.start();
  control.start();

  function close(): void {
    socket.close();
    audio.close();
    control.close();
  }
  return close;
}

function openWebSocket(address: string, listener: ConnectionListener): Connection {
  const socket = new WebSocket(address);
  socket.addEventListener('open', () => listener.opened());
  socket.addEventListener('message', ({ data }) => listener.received(data));
  socket.addEventListener('close', ({ code }) => listener.closed(code));
  return socket;
}

function createLevelReport(report: (event: EngineEvent) => void): (heard: HeardAudio) => void {
  let meter: LevelMeter | null = null;
  return ({ samples, sampleRate }) => {
    meter ??= createLevelMeter(sampleRate);
    const level = meter.hear(samples);
    if (level !== null) {
      report({ type: 'engine.level', level });
    }
  };
}

function markFrame({ seq, capturedAt }: AudioFrame): void {
  performance.mark(frameMark, { detail: { seq, capturedAt } });
  performance.clearMarks(frameMark);
}
