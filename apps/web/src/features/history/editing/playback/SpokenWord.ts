import { readTimeline, type TranscriptDocument, type WordTimeline } from '@nevisa/transcript';
import type { HitRange, SpokenWords, TextHold, TextPress, WordSight } from '@nevisa/ui';
import { createEmitter } from '../../../../shared/createEmitter.ts';
import { createObservable } from '../../../../shared/observable.ts';
import type { Player } from './player.ts';

/** What the page shows beside the lit word. */
export interface SpokenFacts {
  readonly isPlaying: boolean;
  /** Where the word is out of sight; null in sight. */
  readonly sight: WordSight | null;
  /** A long press that has no answer yet. */
  readonly hold: TextHold | null;
}

/** `silent`: text without a sound was pressed. `begin`: the sound has begun to play. */
export type SpokenEvent = 'silent' | 'begin';

/** The word of the sound in a text, without React: it changes many times in a second. */
export class SpokenWord {
  readonly facts = createObservable<SpokenFacts>({ isPlaying: false, sight: null, hold: null });
  readonly events = createEmitter<SpokenEvent>();
  /** For `TranscriptEditor`. */
  readonly words: SpokenWords;
  readonly #player: Player;
  readonly #document: TranscriptDocument;
  readonly #place: SpokenPlace;
  readonly #changes = createEmitter();
  /** The person wants the text to scroll along. */
  #isWanted = true;
  /** The person has gone to another place of the text. */
  #isLeft = false;
  /** The text scrolls to the word once. */
  #isBrought = false;

  constructor(player: Player, document: TranscriptDocument) {
    this.#player = player;
    this.#document = document;
    this.#place = new SpokenPlace(document);
    this.words = {
      read: () => this.#place.read(),
      subscribe: (listener) => this.#changes.subscribe(listener),
      isFollowed: () => this.#isFollowed(),
      onLeave: () => this.leave(),
      onSight: (sight) => this.#change({ sight }),
      onPress: (press) => this.#press(press),
      onHold: (hold) => this.#change({ hold }),
    };
  }

  /** Follows the player until the returned function is called. */
  connect(): () => void {
    const stops = [
      this.#player.onPosition((seconds) => {
        if (this.#place.moveTo(seconds)) {
          this.#changes.emit();
        }
      }),
      this.#player.onPlaying((isPlaying) => {
        this.#change({ isPlaying });
        if (isPlaying) {
          this.#isLeft = false;
          this.#changes.emit();
          this.events.emit('begin');
        }
      }),
    ];
    this.#change({ isPlaying: this.#player.isPlaying() });
    return () => stops.forEach((stop) => stop());
  }

  /** Plays from the word at a position of the document. */
  playAt(position: number): void {
    const seconds = readTimeline(this.#document).timeAt(position);
    if (seconds === null || !this.#player.hasSound()) {
      this.events.emit('silent');
    } else {
      this.#isLeft = false;
      this.#player.playFrom(seconds);
    }
  }

  /** Whether the person wants the text to scroll along. */
  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
  }

  /** The text does not scroll along until `follow`, or until the sound begins anew. */
  leave(): void {
    this.#isLeft = true;
  }

  /** Brings the word into sight; the text scrolls along again where the person wants that. */
  follow(): void {
    this.#isLeft = false;
    this.#isBrought = true;
    this.#changes.emit();
    this.#isBrought = false;
  }

  /** Answers the long press. */
  release(plays: boolean): void {
    const { hold } = this.facts.read();
    if (hold !== null) {
      this.#change({ hold: null });
      if (plays) {
        this.playAt(hold.position);
      }
    }
  }

  #isFollowed(): boolean {
    return this.#isBrought || (this.#isWanted && !this.#isLeft && this.#player.isPlaying());
  }

  #press({ position, alt }: TextPress): void {
    if (alt || this.#player.isPlaying()) {
      this.playAt(position);
    }
  }

  #change(next: Partial<SpokenFacts>): void {
    this.facts.write({ ...this.facts.read(), ...next });
  }
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
