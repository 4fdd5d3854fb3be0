import { readTimeline, type TranscriptDocument, type WordTimeline } from '@nevisa/transcript';
import type { HitRange, SpokenWords, TextHold, WordSight } from '@nevisa/ui';
import { createEmitter } from '../../../../shared/createEmitter.ts';
import { createObservable, type Observable } from '../../../../shared/observable.ts';
import type { Player } from './player.ts';

/** What the page shows beside the lit word. */
export interface SpokenFacts {
  readonly isPlaying: boolean;
  /** Where the word is out of sight; null in sight. */
  readonly sight: WordSight | null;
  /** A long press that has no answer yet. */
  readonly hold: TextHold | null;
}

export interface SpokenWordOptions {
  /** The person wants the text to scroll along. */
  isFollowing: () => boolean;
  /** Text without a sound was pressed. */
  onSilent: () => void;
  /** The sound has begun to play. */
  onBegin: () => void;
}

/** The word of the sound in a text, without React: it changes many times in a second. */
export interface SpokenWord {
  /** For `TranscriptEditor`. */
  readonly words: SpokenWords;
  readonly facts: Pick<Observable<SpokenFacts>, 'read' | 'subscribe'>;
  /** Follows the player until the returned function is called. */
  readonly connect: () => () => void;
  /** Plays from the word at a position of the document. */
  readonly playAt: (position: number) => void;
  /** The text does not scroll along until `follow`, or until the sound begins anew. */
  readonly leave: () => void;
  /** Brings the word into sight; the text scrolls along again where the person wants that. */
  readonly follow: () => void;
  /** Answers the long press. */
  readonly release: (plays: boolean) => void;
}

export function createSpokenWord(
  player: Player,
  document: TranscriptDocument,
  options: SpokenWordOptions,
): SpokenWord {
  const facts = createObservable<SpokenFacts>({
    isPlaying: player.isPlaying(),
    sight: null,
    hold: null,
  });
  const change = (next: Partial<SpokenFacts>) => facts.write({ ...facts.read(), ...next });
  const changes = createEmitter();
  const place = new SpokenPlace(document);
  let isLeft = false;
  let isBrought = false;
  const follow = () => {
    isLeft = false;
    isBrought = true;
    changes.emit();
    isBrought = false;
  };
  const playAt = (position: number) => {
    const seconds = readTimeline(document).timeAt(position);
    if (seconds === null || !player.hasSound()) {
      options.onSilent();
    } else {
      isLeft = false;
      player.playFrom(seconds);
    }
  };
  return {
    facts,
    playAt,
    follow,
    leave: () => {
      isLeft = true;
    },
    release: (plays) => {
      const { hold } = facts.read();
      if (hold !== null) {
        change({ hold: null });
        if (plays) {
          playAt(hold.position);
        }
      }
    },
    connect: () => {
      const stops = [
        player.onPosition((seconds) => {
          if (place.moveTo(seconds)) {
            changes.emit();
          }
        }),
        player.onPlaying((isPlaying) => {
          change({ isPlaying });
          if (isPlaying) {
            follow();
            options.onBegin();
          }
        }),
      ];
      change({ isPlaying: player.isPlaying() });
      return () => stops.forEach((stop) => stop());
    },
    words: {
      read: () => place.read(),
      subscribe: (listener) => changes.subscribe(listener),
      isFollowed: () => isBrought || (!isLeft && player.isPlaying() && options.isFollowing()),
      onLeave: () => {
        isLeft = true;
      },
      onSight: (sight) => change({ sight }),
      onPress: ({ position, alt }) => {
        if (alt || player.isPlaying()) {
          playAt(position);
        }
      },
      onHold: (hold) => change({ hold }),
    },
  };
}

/** The word of the last position. */
class SpokenPlace {
  readonly #document: TranscriptDocument;
  #seconds: number | null = null;
  #timeline: WordTimeline | null = null;
  #index = -1;

  constructor(document: TranscriptDocument) {
    this.#document = document;
  }

  /** True when another word is said. */
  moveTo(seconds: number): boolean {
    const timeline = readTimeline(this.#document);
    const index = timeline.indexAt(seconds);
    const isOther = this.#seconds === null || timeline !== this.#timeline || index !== this.#index;
    this.#seconds = seconds;
    this.#timeline = timeline;
    this.#index = index;
    return isOther;
  }

  /** The word in the text as it is now; null before the sound was played. */
  read(): HitRange | null {
    if (this.#seconds === null) {
      return null;
    }
    this.moveTo(this.#seconds);
    return this.#timeline?.wordAt(this.#index) ?? null;
  }
}
