import { createActor, fromCallback, fromPromise } from 'xstate';
import { pretendPort } from '../testing/pretendPort.ts';
import { type Inspect, createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import { playbackMachine } from './playbackMachine.ts';
import type { LinkOutcome, PlaybackInput, SoundCommand, SoundEvent } from './playbackTypes.ts';

/** How long a link of the tests works, in ms. */
export const linkLife = 100_000;

/** The answer with a link that works from `now` on. */
export function linkAt(now: number): LinkOutcome {
  const url = `sound-${now}`;
  const answer = { url, expiresAt: now + linkLife, mimeType: '', size: null, duration: null };
  return { ok: true, answer };
}

/** Starts the machine; the test answers for the server and reports what the sound does. */
export function startPlayback({
  inspect,
  ...input
}: Partial<PlaybackInput> & { inspect?: Inspect } = {}) {
  const { clock, now } = createSimulatedTime(0);
  const commands: SoundCommand[] = [];
  let report: (event: SoundEvent) => void = () => undefined;
  const link = pretendPort<LinkOutcome>();
  const machine = playbackMachine.provide({
    actors: {
      askLink: link.logic,
      runSound: fromCallback<SoundCommand, undefined, SoundEvent>(({ receive, sendBack }) => {
        report = sendBack;
        receive((command) => commands.push(command));
      }),
    },
  });
  const started = startMachine(machine, {
    clock,
    inspect,
    input: { hasSound: true, rate: 1, now, ...input },
  });
  const hear = (...facts: ('ready' | 'playing' | 'waiting' | 'paused' | 'ended' | 'failed')[]) =>
    facts.forEach((fact) => report({ type: `audio.${fact}` }));
  return {
    ...started,
    machine,
    now,
    link,
    commands,
    hear,
    report: (event: SoundEvent) => report(event),
    /** The commands since the last call, by name. */
    taken: () => commands.splice(0).map(({ type }) => type),
    /** Plays from the first press on. */
    play: async () => {
      started.send({ type: 'play.requested' });
      await link.last().answer(linkAt(now()));
      hear('ready', 'playing');
    },
  };
}

/** Starts the machine in a browser that cannot play sounds. */
export function startBroken(inspect?: Inspect) {
  const runSound = fromCallback<SoundCommand, undefined, SoundEvent>(() => {
    throw new Error('no sound in this browser');
  });
  return startMachine(playbackMachine.provide({ actors: { runSound } }), {
    inspect,
    input: { hasSound: true, rate: 1, now: () => 0 },
  });
}

/** The machine with these ports only, for `missingPorts.test.ts`. */
export function createPlaybackActor(ports: { runsSound: boolean }) {
  const runSound = fromCallback<SoundCommand, undefined, SoundEvent>(() => undefined);
  const askLink = fromPromise<LinkOutcome>(() => Promise.resolve(linkAt(0)));
  return createActor(
    playbackMachine.provide({ actors: ports.runsSound ? { runSound } : { askLink } }),
    { input: { hasSound: true, rate: 1, now: () => 0 } },
  );
}
