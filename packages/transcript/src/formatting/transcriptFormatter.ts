import {
  type AppliedCommand,
  type CommandId,
  createFormatter,
  type Formatter,
  formatText,
  type FormattedSegment,
  type WritingSettings,
} from '@nevisa/writing';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { FormattedText, Segment } from '../segments/segment.ts';
import { CommandEffects, writeBeside } from './commandWords.ts';
import { type SegmentJoin, SegmentJoins } from './segmentJoins.ts';
import { type CommandPlace, SpokenCommands } from './spokenCommands.ts';

export interface TranscriptFormatterParts {
  transcript: TranscriptDocument;
  settings: () => WritingSettings;
  /** Commands that are written as words. */
  literals?: readonly CommandPlace[];
  /** Joins of an earlier visit. */
  joins?: readonly SegmentJoin[];
  /** Calls for each new join, before its text is inserted. */
  onJoin?: (join: SegmentJoin) => void;
  /** Calls once for each command that changed arriving text. */
  onCommandsApplied?: (commands: readonly AppliedCommand[]) => void;
  /** Runs a command that is a whole utterance. */
  runCommand?: (command: CommandId) => void;
  /** Runs a long task in slices. @default all at once */
  runSlices?: (slice: Slice) => void;
}

/** One part of a long task, which ends soon after `isOver` is true. True when a further part is left. */
export type Slice = (isOver: () => boolean) => boolean;

/**
 * Formats recognised segments by the person's writing settings and inserts them
 * into the transcript (X-40… …X-65).
 *
 * Consecutive segments are formatted by one writer, since a number or a command
 * may be split over two. `#tail` are the last of them, from the last visible one
 * on: the next segment continues the writer only where the document still has
 * these unedited before its anchor.
 */
export class TranscriptFormatter {
  readonly #parts: TranscriptFormatterParts;
  readonly #spoken: SpokenCommands;
  readonly #joins: SegmentJoins;
  readonly #commands: CommandEffects;
  /** Segments that are formatted by earlier settings. */
  readonly #outdated = new Set<string>();
  #writer: Formatter | null = null;
  #tail: readonly FormattedSegment[] = [];
  #interim: { text: string; settings: WritingSettings; formatted: string } | null = null;

  constructor(parts: TranscriptFormatterParts) {
    this.#parts = parts;
    this.#spoken = new SpokenCommands(parts.literals);
    this.#joins = new SegmentJoins(parts.joins);
    this.#commands = new CommandEffects(parts.transcript);
  }

  /** Inserts a new segment or a newer version. A `live` segment may be a voice command; a restored one is not run again. */
  insert(segment: Segment, live: boolean): void {
    const { transcript, runCommand } = this.#parts;
    transcript.recognised.set(segment);
    const known = transcript.findSegment(segment.id);
    const before = known?.segment;
    const isNewer = !before?.confirmed && (segment.confirmed || segment.text !== before?.text);
    if (!isNewer) {
      return;
    }
    const command = live && segment.confirmed && runCommand ? this.#findCommand(segment) : null;
    if (command !== null) {
      this.#run(command, segment);
    } else if (known === null) {
      const followingId = this.#findFollowing(segment.id);
      if (followingId === null) {
        this.#insertNew(segment);
      } else {
        this.#insertLate(segment, followingId);
      }
    } else {
      transcript.insertSegment({ ...segment, formatted: known.formatted });
      this.#rewriteAround(segment.id);
    }
  }

  showInterim(text: string | null): void {
    this.#parts.transcript.showInterim(text === null ? null : this.#formatInterim(text));
  }

  /**
   * Formats all segments again, for changed settings: those in sight first, in slices.
   * Text that arrives, or that the person types meanwhile, stays as it is.
   */
  reformat(): void {
    const { transcript, runSlices = runAtOnce } = this.#parts;
    const isRunning = this.#outdated.size > 0;
    transcript.recognised.list().forEach(({ id }) => this.#outdated.add(id));
    this.#continueWith(null, []);
    if (!isRunning) {
      runSlices(this.#rewriteSlice);
    }
  }

  /** Formats at once what `reformat` has left. */
  finish(): void {
    if (this.#outdated.size > 0) {
      runAtOnce(this.#rewriteSlice);
    }
  }

  /** Writes the words of a command instead of its effect. */
  writeAsWords(command: CommandPlace): void {
    const { transcript } = this.#parts;
    const { segmentId: id } = command;
    this.#spoken.addLiteral(command);
    this.#commands.takeBack(id);
    this.#rewriteAround(id);
    const segment = transcript.recognised.get(id);
    if (segment !== undefined && transcript.findSegment(id)?.formatted === '') {
      const [own] = this.#createFormatter().push(segment);
      writeBeside(transcript, { id, text: own?.text ?? segment.text });
    }
  }

  readonly #rewriteSlice: Slice = (isOver) => {
    const { transcript, runSlices = runAtOnce } = this.#parts;
    if (transcript.isHeld()) {
      transcript.whenFree(() => runSlices(this.#rewriteSlice));
      return false;
    }
    const texts: FormattedText[][] = [];
    for (const run of transcript.findRuns(this.#outdated, this.#joins.has)) {
      texts.push(this.#formatRun(run));
      if (isOver()) {
        break;
      }
    }
    transcript.rewriteSegments(texts);
    if (texts.length === 0) {
      // The rest is not inserted.
      this.#outdated.clear();
    }
    return this.#outdated.size > 0;
  };

  // The same interim text is shown again after each change of the document.
  #formatInterim(text: string): string {
    const settings = this.#parts.settings();
    if (this.#interim?.text !== text || this.#interim.settings !== settings) {
      this.#interim = { text, settings, formatted: formatText(text, settings) };
    }
    return this.#interim.formatted;
  }

  #rewriteAround(id: string): void {
    const { transcript } = this.#parts;
    const runs = [...transcript.findRuns([id], this.#joins.has)];
    transcript.rewriteSegments(runs.map((run) => this.#formatRun(run)));
  }

  #insertNew(segment: Segment): void {
    const { writer, changed } = this.#push(segment);
    const formatted = changed.at(-1)?.text ?? segment.text;
    this.#rememberJoins(changed);
    this.#parts.transcript.insertSegment({ ...segment, formatted }, changed.slice(0, -1));
    const ids = new Set(changed.map(({ id }) => id));
    this.#continueWith(writer, [...this.#tail.filter(({ id }) => !ids.has(id)), ...changed]);
    this.#report(changed.flatMap(({ commands }) => commands));
  }

  /** Inserts a segment that arrives after one which was said later. */
  #insertLate(segment: Segment, followingId: string): void {
    const [own] = this.#createFormatter().push(segment);
    const formatted = own?.text ?? segment.text;
    this.#parts.transcript.insertSegment({ ...segment, formatted }, [], followingId);
    this.#rewriteAround(segment.id);
    this.#report(own?.commands ?? []);
  }

  /** The inserted segment that was said next; null for the newest. */
  #findFollowing(id: string): string | null {
    const { transcript } = this.#parts;
    const said = transcript.recognised.list();
    const at = said.findLastIndex((one) => one.id === id);
    const later = said.slice(at + 1).find((one) => transcript.findSegment(one.id) !== null);
    return later?.id ?? null;
  }

  #push(segment: Segment): { writer: Formatter; changed: readonly FormattedSegment[] } {
    const { transcript } = this.#parts;
    if (this.#writer !== null && transcript.canContinue(this.#tail.map(({ id }) => id))) {
      const changed = this.#writer.push(segment);
      const earlier = changed.slice(0, -1).map(({ id }) => id);
      if (earlier.length === 0 || transcript.canContinue(earlier)) {
        return { writer: this.#writer, changed };
      }
    }
    this.#tail = [];
    const writer = this.#createFormatter();
    return { writer, changed: writer.push(segment) };
  }

  #run(command: CommandId, segment: Segment): void {
    const { transcript, runCommand } = this.#parts;
    const formatted = transcript.findSegment(segment.id)?.formatted ?? '';
    transcript.insertSegment({ ...segment, formatted });
    if (formatted !== '') {
      transcript.rewriteSegments([[{ id: segment.id, text: '' }]]);
    }
    this.#continueWith(null, []);
    this.#commands.run(command, segment.id, (one) => runCommand?.(one));
    this.#report([{ id: command, spoken: segment.text, segmentId: segment.id, index: 0 }]);
  }

  #findCommand(segment: Segment): CommandId | null {
    const { transcript, settings } = this.#parts;
    return settings().convertPunctuations
      ? this.#spoken.find(segment, transcript.recognised.list())
      : null;
  }

  /** Formats a run. The next segment continues that of the last inserted one. */
  #formatRun(ids: readonly string[]): FormattedText[] {
    const { transcript } = this.#parts;
    const writer = this.#createFormatter();
    const written = new Map<string, FormattedSegment>();
    for (const segment of ids.flatMap((id) => transcript.recognised.get(id) ?? [])) {
      // A voice command that was run has no text.
      const isRun =
        transcript.findSegment(segment.id)?.formatted === '' && this.#findCommand(segment) !== null;
      const changed = writer.push(isRun ? { ...segment, text: '', words: [] } : segment);
      this.#rememberJoins(changed);
      changed.forEach((one) => written.set(one.id, one));
    }
    ids.forEach((id) => this.#outdated.delete(id));
    const separated = this.#joins.findSeparated(ids);
    if (ids.at(-1) === this.#findLast()) {
      const canContinue = separated.size === 0;
      this.#continueWith(canContinue ? writer : null, canContinue ? [...written.values()] : []);
    }
    return [...written.values()].map(({ id, text }) => ({
      id,
      text: separated.has(id) ? (transcript.findSegment(id)?.formatted ?? text) : text,
    }));
  }

  /** The segment that was inserted last. */
  #findLast(): string | null {
    const { transcript } = this.#parts;
    return (
      transcript.recognised.list().findLast(({ id }) => transcript.findSegment(id) !== null)?.id ??
      null
    );
  }

  #rememberJoins(changed: readonly FormattedSegment[]): void {
    for (const [at, { id }] of changed.entries()) {
      const beforeId = changed[at - 1]?.id;
      if (beforeId !== undefined && this.#joins.add({ segmentId: id, beforeId })) {
        this.#parts.onJoin?.({ segmentId: id, beforeId });
      }
    }
  }

  #report(commands: readonly AppliedCommand[]): void {
    const fresh = this.#spoken.takeUnreported(commands);
    if (fresh.length > 0) {
      this.#parts.onCommandsApplied?.(fresh);
    }
  }

  #continueWith(writer: Formatter | null, written: readonly FormattedSegment[]): void {
    this.#writer = writer;
    this.#tail = written.slice(
      Math.max(
        0,
        written.findLastIndex(({ text }) => text.trim() !== ''),
      ),
    );
  }

  #createFormatter(): Formatter {
    return createFormatter(this.#parts.settings(), this.#spoken.isLiteral);
  }
}

function runAtOnce(slice: Slice): void {
  slice(() => false);
}
