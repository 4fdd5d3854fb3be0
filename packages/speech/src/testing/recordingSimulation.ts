import { SimulatedClock } from 'xstate';
import { connect, createWorker } from './breakingWorker.ts';
import { createMemoryFrames, waitForPromises } from './memoryFrames.ts';
import { createService } from './numberedService.ts';

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

/** A simulated page, device, network and service. */
export async function createSimulation(): Promise<Simulation> {
  const simulation = new Simulation();
  await waitForPromises();
  return simulation;
}

class Simulation {
  readonly disk = createMemoryFrames();
  readonly #clock = new SimulatedClock();
  readonly #service = createService();
  #spoken: number[] = [];
  #names = 0;
  #isPaused = false;
  #isFull = false;
  #worker = this.#startWorker();

  get transcribed() {
    return this.#service.transcribed;
  }

  get faults() {
    return this.#service.faults;
  }

  expected(): readonly number[] {
    return this.#spoken;
  }

  ends() {
    return this.#worker.events.filter(({ type }) => type === 'engine.stopped');
  }

  async act(one: Step): Promise<void> {
    const { transport, lines } = this.#worker;
    switch (one.do) {
      case 'speak':
        this.#speak(one.frames);
        break;
      case 'wait':
        this.#clock.increment(one.ms);
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
        this.#isPaused = true;
        transport.dispatch({ type: 'pause' });
        break;
      case 'resume':
        this.#isPaused = false;
        transport.dispatch({ type: 'resume' });
        break;
      case 'finalize':
        transport.dispatch({ type: 'finalize' });
        break;
      case 'crash':
        this.#crash();
        break;
      case 'disk-waits':
        this.#worker.diskWaits();
        break;
      case 'disk-goes':
        this.#worker.diskGoes();
        break;
      case 'disk-fills':
      case 'disk-empties':
        this.#isFull = one.do === 'disk-fills';
        break;
    }
    await waitForPromises();
  }

  async comeToAnEnd(): Promise<void> {
    await this.act({ do: 'disk-goes' });
    await this.act({ do: 'resume' });
    this.#worker.transport.dispatch({ type: 'stop' });
    await this.act({ do: 'connect' });
    for (let turn = 0; turn < 2_000 && this.ends().length === 0; turn += 1) {
      await this.act({ do: 'carry', count: 50 });
      this.#worker.lines.at(-1)?.answerAll();
      await this.act({ do: 'wait', ms: 40 });
    }
    await this.act({ do: 'wait', ms: 1_000 });
  }

  #startWorker() {
    return createWorker({
      disk: this.disk,
      clock: this.#clock,
      service: this.#service,
      isFull: () => this.#isFull,
    });
  }

  #speak(frames: number): void {
    for (let frame = 0; frame < frames; frame += 1) {
      this.#names = (this.#names + 1) % 32_000;
      if (!this.#isPaused) {
        this.#spoken.push(this.#names);
      }
      const samples = new Float32Array(640).fill(this.#names / 0x7f_ff);
      this.#worker.transport.dispatch({
        type: 'audio',
        audio: { samples, sampleRate: 16_000, capturedAt: 0 },
      });
    }
  }

  /** A crash loses the audio that neither the device nor the service has. */
  #crash(): void {
    this.#worker.end();
    const safe = new Set([
      ...this.#service.transcribed,
      ...[...this.disk.kept.values()].map((samples) => samples[0] ?? -1),
    ]);
    this.#spoken = this.#spoken.filter((name) => safe.has(name));
    this.#isPaused = false;
    this.#worker = this.#startWorker();
  }
}
