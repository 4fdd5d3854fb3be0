import type { Failure } from '@nevisa/api/types';
import { makeRefusal } from '../testing/fixtures.ts';
import { interview, startUpload } from './uploadTesting.ts';
import type { KeptUpload, PartOutcome, ReceivedPart } from './uploadTypes.ts';
import { toKept } from './uploadParts.ts';

const partSize = 3;

/** A model of the server: it takes bytes only at its own place, and begins one conversion for an id. */
class Server {
  readonly bytes: number[] = [];
  jobs = 0;
  /** How many bytes came that it had already. */
  repeated = 0;

  place(): ReceivedPart {
    const job = this.jobs === 0 ? null : { taskId: `task ${this.jobs}`, historyId: null };
    return { received: this.bytes.length, job };
  }

  take(from: number): PartOutcome {
    if (from > this.bytes.length) {
      return makeRefusal(409);
    }
    const end = Math.min(from + partSize, interview.size);
    this.repeated += Math.min(end, this.bytes.length) - from;
    for (let at = this.bytes.length; at < end; at += 1) {
      this.bytes.push(at);
    }
    this.jobs = end === interview.size && this.jobs === 0 ? 1 : this.jobs;
    return { ok: true, answer: this.place() };
  }
}

/** What becomes of the next call. `lost`: the server took the part, and its answer was lost. */
export type Fate = 'done' | 'lost' | 'network' | 401 | 413 | 429 | 500 | 507;

export type Step =
  | { do: 'answer'; fate: Fate }
  | { do: 'part'; fate: Fate }
  | { do: 'pass'; ms: number }
  | { do: 'kill' | 'unreadable' | 'choose' | 'chooseOther' | 'pause' | 'resume' | 'slot' | 'retry' }
  | { do: 'offline' | 'online' | 'session' };

/** A run of the machine against the model of the server, over any number of pages. */
export class UploadHistory {
  readonly server = new Server();
  upload = startUpload();

  async begin() {
    await this.upload.check();
    this.upload.send({ type: 'start.requested' });
  }

  kept(): KeptUpload | null {
    return toKept(this.upload.context(), { isPaused: this.upload.tags().includes('paused') });
  }

  async answer(fate: Fate) {
    const asked = this.upload.askReceived.calls.find(({ inFlight }) => inFlight);
    await asked?.answer(
      fate === 'done' ? { ok: true, answer: this.server.place() } : this.failed(fate),
    );
    const sample = this.upload.readSample.calls.find(({ inFlight }) => inFlight);
    await sample?.answer({
      ok: true,
      hash: sample.input.file.size === interview.size ? 'hash' : '-',
    });
  }

  part(fate: Fate) {
    const sender = this.upload.sender();
    if (sender === undefined) {
      return;
    }
    const from = this.upload.context().received;
    if (fate === 'done' || fate === 'lost') {
      const outcome = this.server.take(from);
      if (fate === 'done' && outcome.ok) {
        sender.report({ type: 'part.settled', ...outcome.answer });
        return;
      }
    }
    const { failure } = this.failed(fate);
    sender.report({ type: 'part.failed', failure });
  }

  private failed(fate: Fate): { ok: false; failure: Failure } {
    if (typeof fate !== 'number') {
      return { ok: false, failure: { kind: 'network' } };
    }
    return fate < 500
      ? makeRefusal(fate)
      : { ok: false, failure: { kind: 'server', status: fate } };
  }

  kill() {
    const kept = this.kept();
    this.upload.actor.stop();
    this.upload = startUpload({ kept });
  }

  async take(step: Step) {
    const { upload } = this;
    switch (step.do) {
      case 'answer':
        return this.answer(step.fate);
      case 'part':
        return this.part(step.fate);
      case 'pass':
        return upload.pass(step.ms);
      case 'kill':
        return this.kill();
      case 'unreadable':
        return upload.sender()?.report({ type: 'file.unreadable', hasChanged: false });
      case 'choose':
        return upload.send({ type: 'file.chosen', file: interview });
      case 'chooseOther':
        return upload.send({ type: 'file.chosen', file: { ...interview, size: 99 } });
      case 'pause':
        return upload.send({ type: 'pause.requested' });
      case 'resume':
        return upload.send({ type: 'resume.requested' });
      case 'slot':
        return upload.send({ type: 'slot.granted' });
      case 'retry':
        return upload.send({ type: 'retry.requested' });
      case 'offline':
        return upload.send({ type: 'network.lost' });
      case 'online':
        return upload.send({ type: 'network.returned' });
      case 'session':
        return upload.send({ type: 'session.returned' });
    }
  }

  /** Lets everything go well until the server converts the file. */
  async calmDown() {
    for (let round = 0; round < 60 && !this.upload.tags().includes('converting'); round += 1) {
      for (const step of ['resume', 'session', 'retry', 'choose', 'slot', 'online'] as const) {
        await this.take({ do: step });
      }
      await this.answer('done');
      this.part('done');
      this.upload.pass(20_000);
    }
  }
}
