/** A segment that was formatted together with the one before it, as «بیست» and «و سه» are. */
export interface SegmentJoin {
  readonly segmentId: string;
  readonly beforeId: string;
}

/** Which segments were formatted together. */
export class SegmentJoins {
  readonly #before = new Map<string, string>();
  readonly #after = new Map<string, Set<string>>();

  constructor(joins: readonly SegmentJoin[] = []) {
    joins.forEach((join) => this.add(join));
  }

  /** Adds a join; false when it is known. */
  add({ segmentId, beforeId }: SegmentJoin): boolean {
    const isNew = this.#before.get(segmentId) !== beforeId;
    this.#before.set(segmentId, beforeId);
    this.#after.set(beforeId, (this.#after.get(beforeId) ?? new Set()).add(segmentId));
    return isNew;
  }

  /** Whether a segment was formatted together with the one before it. */
  readonly has = (id: string): boolean => this.#before.has(id);

  /**
   * Tells which segments of a run an edit separated from those that they are joined
   * with. They keep their text, since one half alone would be formatted differently.
   */
  findSeparated(run: readonly string[]): ReadonlySet<string> {
    const ids = new Set(run);
    const isSeparated = (id: string) =>
      [...(this.#after.get(id) ?? []), this.#before.get(id) ?? id].some((other) => !ids.has(other));
    return new Set(run.filter(isSeparated));
  }
}
