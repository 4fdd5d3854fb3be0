import { fuzzRuns } from '@nevisa/testing';
import { expect, it, vi } from 'vitest';
import { FileServer } from './testing/fileServer.ts';
import { openUploadPage, StoredQueue } from './testing/uploadPage.ts';
import { fakeTimers } from '@nevisa/testing/timers';

const megabyte = 1_048_576;
const kills = 20;

const turn = globalThis.setImmediate;
fakeTimers({
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
});

/** Lets time go by, in ms; files are read in real turns of the event loop. */
async function pass(ms: number) {
  for (let rest = ms; rest > 0; rest -= 50) {
    await vi.advanceTimersByTimeAsync(Math.min(rest, 50));
    await new Promise((resolve) => turn(resolve));
    await new Promise((resolve) => turn(resolve));
  }
}

/** A person with files to send, whose page ends again and again. */
class Person {
  readonly server = new FileServer();
  readonly stored = new StoredQueue();
  readonly files: readonly File[];
  /** How many ends of a page met a part on its way. */
  interrupted = 0;
  readonly #userId = crypto.randomUUID();
  #page: ReturnType<typeof openUploadPage> | null = null;
  #count = 0;

  constructor(sizes: readonly number[]) {
    this.files = sizes.map(
      (size, place) => new File([new Uint8Array(size)], `${place}.mp3`, { lastModified: 1 }),
    );
    this.server.line = () =>
      new Promise((resolve) => {
        setTimeout(resolve, 20 + Math.random() * 1_200);
      });
    this.server.takesAborted = () => Math.random() < 0.5;
    this.server.fate = () => {
      const chance = Math.random();
      return chance < 0.8 ? 'done' : chance < 0.9 ? 'lost' : 'network';
    };
  }

  open() {
    const { server, stored } = this;
    this.#page = openUploadPage({ userId: this.#userId, server, stored });
  }

  /** The person gives every file that the page asks for, and presses every button to go on. */
  act() {
    const run = this.#page?.run;
    const view = run?.view();
    if (run === undefined || view?.mode !== 'leading') {
      return;
    }
    for (const file of this.files) {
      const uploads = view.uploads.filter((each) => each.file.name === file.name);
      const [upload] = uploads;
      expect(uploads.length).toBeLessThanOrEqual(1);
      if (upload === undefined && this.countJobs(file) === 0) {
        this.#count += 1;
        run.run({ type: 'add', uploads: [{ id: `${file.name} ${this.#count}`, file }] });
      } else if (upload?.tags.includes('needsFile') === true && !upload.tags.includes('checking')) {
        run.run({ type: 'choose', id: upload.id, file });
      }
    }
    run.run({ type: 'askAll', wish: 'all.started' });
    run.run({ type: 'askAll', wish: 'all.resumed' });
  }

  kill() {
    this.interrupted += this.server.open > 0 ? 1 : 0;
    this.#page?.kill();
  }

  countJobs({ name }: File): number {
    return [...this.server.files.values()]
      .filter((served) => served.name === name)
      .reduce((sum, { jobs }) => sum + jobs, 0);
  }

  isDone() {
    return (
      this.files.every((file) => this.countJobs(file) === 1) && this.stored.read().length === 0
    );
  }
}

it('X-183, X-186: twenty ends of the page make no second conversion and repeat at most a part each', async () => {
  for (let run = 0; run < fuzzRuns(3); run += 1) {
    const person = new Person([60.3 * megabyte, 40 * megabyte, 700_000]);
    for (let kill = 0; kill < kills; kill += 1) {
      person.open();
      await pass(50);
      person.act();
      await pass(Math.random() * 1_500);
      person.act();
      await pass(Math.random() * 300);
      person.kill();
    }
    person.open();
    for (let round = 0; round < 200 && !person.isDone(); round += 1) {
      await pass(500);
      person.act();
    }
    person.kill();
    expect(person.files.map((file) => person.countJobs(file))).toEqual([1, 1, 1]);
    expect(person.interrupted).toBeGreaterThan(kills / 4);
    // Two files are sent at a time.
    expect(person.server.repeatedParts).toBeLessThanOrEqual(2 * kills);
    expect(person.server.misplaced).toBe(0);
    expect(person.stored.read()).toEqual([]);
    const sizes = [...person.server.files.values()].map(({ received, size }) => received - size);
    expect(sizes.filter((rest) => rest === 0)).toHaveLength(3);
  }
}, 120_000);
