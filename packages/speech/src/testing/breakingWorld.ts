import { SimulatedClock } from 'xstate';
import type { UnsentFrames } from '@nevisa/drafts';
import { AudioSendBuffer } from '../worker/audioSendBuffer.ts';
import { nevisaProtocol } from '../worker/nevisaProtocol.ts';
import { createTransport, type TransportCommand } from '../worker/transport.ts';
import { createMemoryFrames, settled } from './memoryFrames.ts';
import { createLine, createService } from './numberedService.ts';

/** One event of a history. */
export type Step =
  | { do: 'speak'; frames: number }
  | { do: 'wait'; ms: number }
  /** `count` messages of the browser reach the service. */
  | { do: 'carry'; count: number }
  /** The service's oldest message reaches the browser, or a later one, or an earlier one again. */
  | { do: 'answer' | 'answer-late' | 'answer-again' }
  | { do: 'drop' | 'connect' | 'rollover' | 'pause' | 'resume' | 'finalize' | 'crash' }
  /** The device delays its writes, or completes them. */
  | { do: 'disk-waits' | 'disk-goes' }
  /** The storage of the device is full, or has room again. */
  | { do: 'disk-fills' | 'disk-empties' };

const session = {
  session_id: 's',
  resume_token: 'r',
  usage_remained: 0,
  max_session_ms: 3_600_000,
};

const connect: TransportCommand = { type: 'connect', address: 'ws://service', session };

/** A simulated page, device, network and service. */
export async function createWorld() {
  const disk = createMemoryFrames();
  const clock = new SimulatedClock();
  const service = createService();
  let spoken: number[] = [];
  let names = 0;
  let isPaused = false;
  let isFull = false;
  let life = createLife();
  await settled();

  /** A Worker, from its start to the next crash. */
  function createLife() {
    let isAlive = true;
    const lines: ReturnType<typeof createLine>[] = [];
    const events: { type: string; complete?: boolean }[] = [];
    let waiting: (() => void)[] | null = null;
    const mine = async (rule: () => Promise<unknown>) => {
      await new Promise<void>((resolve) => (waiting === null ? resolve() : waiting.push(resolve)));
      return isAlive ? rule() : new Promise(() => undefined);
    };
    const unsent = Object.fromEntries(
      (['append', 'read', 'range', 'dropUpTo', 'renumber'] as const).map((name) => [
        name,
        (...given: never[]) =>
          mine(() =>
            (name === 'append' || name === 'renumber') && isFull
              ? Promise.reject(new Error('No room.'))
              : (disk[name] as (...all: never[]) => Promise<unknown>)(...given),
          ),
      ]),
    ) as unknown as UnsentFrames;
    const transport = createTransport(nevisaProtocol, {
      buffer: new AudioSendBuffer({ unsent, clock: livingClock(() => isAlive) }),
      clock: livingClock(() => isAlive),
      report: (event) => events.push(event),
      requestSession: () => transport.dispatch(connect),
      openConnection(_, listener) {
        const line = createLine(service, listener);
        lines.push(line);
        return line.connection;
      },
    });
    return {
      transport,
      events,
      lines,
      diskWaits: () => {
        waiting ??= [];
      },
      diskGoes: () => {
        const asked = waiting ?? [];
        waiting = null;
        asked.forEach((go) => go());
      },
      end: () => {
        isAlive = false;
        lines.forEach((line) => line.cut());
      },
    };
  }

  function livingClock(isAlive: () => boolean) {
    return {
      now: () => clock.now(),
      setTimeout: (callback: () => void, delay: number) =>
        clock.setTimeout(() => isAlive() && callback(), delay),
      clearTimeout: (timer: unknown) => clock.clearTimeout(timer as number),
    };
  }

  function speak(frames: number): void {
    for (let frame = 0; frame < frames; frame += 1) {
      names = (names + 1) % 32_000;
      if (!isPaused) {
        spoken.push(names);
      }
      const samples = new Float32Array(640).fill(names / 0x7f_ff);
      life.transport.dispatch({
        type: 'audio',
        audio: { samples, sampleRate: 16_000, capturedAt: 0 },
      });
    }
  }

  /** A crash loses the audio that neither the device nor the service has. */
  function crash(): void {
    life.end();
    const safe = new Set([
      ...service.transcribed,
      ...[...disk.kept.values()].map((samples) => samples[0] ?? -1),
    ]);
    spoken = spoken.filter((name) => safe.has(name));
    isPaused = false;
    life = createLife();
  }

  async function act(one: Step): Promise<void> {
    const { transport, lines } = life;
    switch (one.do) {
      case 'speak':
        speak(one.frames);
        break;
      case 'wait':
        clock.increment(one.ms);
        break;
      case 'carry':
        lines.forEach((line) => line.carry(one.count));
        break;
      case 'answer':
      case 'answer-late':
      case 'answer-again':
        lines.forEach((line) => line.answer(one.do));
        break;
      case 'drop':
        lines.at(-1)?.drop();
        break;
      case 'connect':
      case 'rollover':
        transport.dispatch(connect);
        lines.at(-1)?.open();
        break;
      case 'pause':
        isPaused = true;
        transport.dispatch({ type: 'pause' });
        break;
      case 'resume':
        isPaused = false;
        transport.dispatch({ type: 'resume' });
        break;
      case 'finalize':
        transport.dispatch({ type: 'finalize' });
        break;
      case 'crash':
        crash();
        break;
      case 'disk-waits':
        life.diskWaits();
        break;
      case 'disk-goes':
        life.diskGoes();
        break;
      case 'disk-fills':
      case 'disk-empties':
        isFull = one.do === 'disk-fills';
        break;
    }
    await settled();
  }

  return {
    act,
    disk,
    transcribed: service.transcribed,
    faults: service.faults,
    expected: () => spoken,
    ends: () => life.events.filter(({ type }) => type === 'engine.stopped'),
    async comeToAnEnd() {
      await act({ do: 'disk-goes' });
      await act({ do: 'resume' });
      life.transport.dispatch({ type: 'stop' });
      await act({ do: 'connect' });
      for (let turn = 0; turn < 2_000 && this.ends().length === 0; turn += 1) {
        await act({ do: 'carry', count: 50 });
        life.lines.at(-1)?.answerAll();
        await act({ do: 'wait', ms: 40 });
      }
      await act({ do: 'wait', ms: 1_000 });
    },
  };
}
