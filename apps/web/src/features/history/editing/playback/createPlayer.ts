import { playbackMachine, type SoundCommand, type SoundEvent } from '@nevisa/machines';
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { createEmitter, type Emitter } from '../../../../shared/createEmitter.ts';
import type { Player, SoundSpan } from './player.ts';
import { FollowedPlace } from './followPlace.ts';
import type { Silences } from './playbackMoves.ts';
import type { SoundSource, Timeline } from './timeline.ts';

export interface PlayerOptions {
  readonly source: SoundSource;
  readonly hasSound: boolean;
  readonly speed: number;
  /** The silences to jump over; null for none. */
  readonly readSilences: () => Silences | null;
}

/** The player of an opened text, as the page and its tools use it. */
export interface OpenedPlayer extends Player {
  readonly actor: ActorRefFrom<typeof playbackMachine>;
  readonly play: () => void;
  /** Moves to a place; plays on if it plays. */
  readonly seek: (seconds: number) => void;
  /** Moves by seconds. */
  readonly step: (seconds: number) => void;
  /** Repeats a part, and plays it; null for no longer. */
  readonly loop: (span: SoundSpan | null) => void;
  /** In seconds; null while it is not known. */
  readonly duration: () => number | null;
  readonly start: () => void;
  /** Stops after the present task, unless it is started again: a page that is hidden for a moment plays on. */
  readonly stop: () => void;
}

/** Creates the machine of the sound with its ports. */
export function createPlayer(options: PlayerOptions): OpenedPlayer {
  const { source, hasSound, speed } = options;
  const places = createEmitter<number>();
  const plays = createEmitter<boolean>();
  const holder: { timeline: Timeline | null } = { timeline: null };
  const actor = createActor(
    playbackMachine.provide({
      actors: {
        askLink: fromPromise(({ signal }) => source.askLink(signal)),
        runSound: fromCallback<SoundCommand, undefined, SoundEvent>(({ receive, sendBack }) =>
          runSound(options, holder, { receive, sendBack, places }),
        ),
      },
    }),
    { input: { hasSound, rate: speed, now: Date.now } },
  );
  const isPlaying = () => actor.getSnapshot().hasTag('playing');
  let wasPlaying = false;
  actor.subscribe(() => {
    if (isPlaying() !== wasPlaying) {
      wasPlaying = !wasPlaying;
      plays.emit(wasPlaying);
    }
  });
  return {
    actor,
    ...createCommands(actor),
    isPlaying,
    hasSound: () => {
      const snapshot = actor.getSnapshot();
      return !snapshot.hasTag('no-audio') && !snapshot.hasTag('expired');
    },
    position: () => holder.timeline?.place() ?? 0,
    duration: () => holder.timeline?.duration() ?? null,
    onPosition: places.subscribe,
    onPlaying: plays.subscribe,
    ...createLife(actor),
  };
}

function createLife(actor: OpenedPlayer['actor']): Pick<OpenedPlayer, 'start' | 'stop'> {
  let stopping: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => {
      clearTimeout(stopping);
      actor.start();
    },
    stop: () => {
      stopping = setTimeout(() => actor.stop());
    },
  };
}

type Commands = Pick<
  OpenedPlayer,
  'play' | 'pause' | 'seek' | 'step' | 'loop' | 'playFrom' | 'playSpan'
>;

function createCommands(actor: OpenedPlayer['actor']): Commands {
  const play = () => actor.send({ type: 'play.requested' });
  const seek = (seconds: number) => actor.send({ type: 'seek.requested', seconds });
  return {
    play,
    seek,
    pause: () => actor.send({ type: 'pause.requested' }),
    step: (seconds) => actor.send({ type: 'step.requested', seconds }),
    playFrom: (seconds) => {
      seek(seconds);
      play();
    },
    playSpan: ({ start, end }) => {
      actor.send({ type: 'part.requested', start, end });
      play();
    },
    loop: (span) => {
      actor.send({ type: 'loop.chosen', span });
      if (span !== null) {
        seek(span.start);
        play();
      }
    },
  };
}

interface SoundPort {
  readonly receive: (listener: (command: SoundCommand) => void) => void;
  readonly sendBack: (event: SoundEvent) => void;
  readonly places: Emitter<number>;
}

/** Carries out the commands of the machine, and reports the place in each frame. */
function runSound(
  { source, readSilences }: PlayerOptions,
  holder: { timeline: Timeline | null },
  { receive, sendBack, places }: SoundPort,
): () => void {
  const timeline = source.createTimeline((event) => {
    place.hear(event);
    sendBack(event);
  });
  const place = new FollowedPlace(timeline, {
    emit: places.emit,
    readSilences,
    endPart: () => sendBack({ type: 'audio.partEnded' }),
  });
  holder.timeline = timeline;
  receive((command) => {
    switch (command.type) {
      case 'seek':
        timeline.seek(command.seconds);
        place.tell();
        break;
      case 'step':
        timeline.seek(timeline.place() + command.seconds);
        place.tell();
        break;
      case 'rate':
        timeline.setRate(command.rate);
        break;
      case 'part':
        place.setPart(command.part);
        break;
      case 'follow':
        place.setFollowed(command.isFollowed);
        break;
      case 'load':
        timeline.load(command.link);
        break;
      case 'pause':
        timeline.pause();
        place.rest();
        break;
      case 'play':
        timeline.play();
        break;
      case 'unlock':
        timeline.unlock();
        break;
    }
  });
  return () => {
    place.rest();
    timeline.dispose();
  };
}
