/**
 * The ids of the segments of a text, in its order. The first part of a segment has the id of
 * the segment. A further part and typed text take the id of the segment before them and a
 * number, so that the same text has the same ids at each save.
 */
export class SegmentIds {
  readonly #isKnown: (id: string) => boolean;
  readonly #used = new Set<string>();
  readonly #counts = new Map<string, number>();
  #last = 'text';

  /** @param isKnown whether a segment with this id was opened, also where none of its text is left */
  constructor(isKnown: (id: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /** The id of the next segment. @param own the ids of the segments of which it has text */
  next(own: readonly string[]): string {
    const id = own.find((one) => !this.#used.has(one)) ?? this.#create(own[0] ?? this.#last);
    this.take(id);
    return id;
  }

  /** The next segment has this id, which no other one has. */
  take(id: string): void {
    this.#used.add(id);
    this.#last = id;
  }

  #create(before: string): string {
    const root = before.replace(/\+\d+$/u, '');
    let count = this.#counts.get(root) ?? 0;
    let id: string;
    do {
      count += 1;
      id = `${root}+${count}`;
    } while (this.#isKnown(id) || this.#used.has(id));
    this.#counts.set(root, count);
    return id;
  }
}
