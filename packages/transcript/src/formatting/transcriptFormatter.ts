import {
  type AppliedCommand,
  type CommandId,
  createFormatter,
  type Formatter,
  utteranceCommand,
  formatText,
  type FormattedSegment,
  type WritingSettings,
} from '@nevisa/writing';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { Segment } from '../segments/segment.ts';

/** Where a command was spoken. */
export type CommandPlace = Pick<AppliedCommand, 'segmentId' | 'index'>;

/** A segment that was formatted together with the one before it, as «بیست» and «و سه» are. */
export interface SegmentJoin {
  readonly segmentId: string;
  readonly beforeId: string;
}

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
}

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
  readonly #literals: Set<string>;
  readonly #reported = new Set<string>();
  /** By segment: the one before it that it was formatted with. */
  readonly #joins: Map<string, string>;
  #writer: Formatter | null = null;
  #tail: readonly FormattedSegment[] = [];

  constructor(parts: TranscriptFormatterParts) {
    this.#parts = parts;
    this.#literals = new Set(parts.literals?.map(toKey));
    this.#joins = new Map(parts.joins?.map(({ segmentId, beforeId }) => [segmentId, beforeId]));
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
      this.#insertNew(segment);
    } else {
      transcript.insertSegment({ ...segment, formatted: known.formatted });
      this.reformat();
    }
  }

  showInterim(text: string | null): void {
    const { transcript, settings } = this.#parts;
    transcript.showInterim(text === null ? null : formatText(text, settings()));
  }

  /** Formats all segments again, for changed settings. */
  reformat(): void {
    const { transcript } = this.#parts;
    const ids = transcript.recognised.list().map(({ id }) => id);
    const runs = transcript.splitIntoRuns(ids);
    const separated = this.#findSeparated(runs);
    const formatted = runs.map((run) => this.#formatRun(run));
    transcript.rewriteSegments(
      formatted.map(({ written }) =>
        written.map(({ id, text }) => ({
          id,
          text: separated.has(id) ? (transcript.findSegment(id)?.formatted ?? text) : text,
        })),
      ),
    );
    const { writer = null, written = [] } = formatted.at(-1) ?? {};
    if (written.some(({ id }) => separated.has(id))) {
      this.#continueWith(null, []);
    } else {
      this.#continueWith(writer, written);
    }
  }

  /** Writes the words of a command instead of its effect. */
  writeAsWords(command: CommandPlace): void {
    this.#literals.add(toKey(command));
    this.reformat();
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
    runCommand?.(command);
    this.#report([{ id: command, spoken: segment.text, segmentId: segment.id, index: 0 }]);
  }

  #findCommand({ id, text }: Segment): CommandId | null {
    const isLiteral = this.#literals.has(toKey({ segmentId: id, index: 0 }));
    return this.#parts.settings().convertPunctuations && !isLiteral ? utteranceCommand(text) : null;
  }

  #formatRun(ids: readonly string[]): { writer: Formatter; written: FormattedSegment[] } {
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
    return { writer, written: [...written.values()] };
  }

  /** Joined segments that an edit separated. They keep their text, since one half alone would be formatted differently. */
  #findSeparated(runs: readonly (readonly string[])[]): ReadonlySet<string> {
    const runById = new Map(runs.flatMap((ids) => ids.map((id) => [id, ids] as const)));
    return new Set(
      [...this.#joins].filter(([id, before]) => runById.get(id) !== runById.get(before)).flat(),
    );
  }

  #rememberJoins(changed: readonly FormattedSegment[]): void {
    for (const [at, { id }] of changed.entries()) {
      const beforeId = changed[at - 1]?.id;
      if (beforeId !== undefined && this.#joins.get(id) !== beforeId) {
        this.#joins.set(id, beforeId);
        this.#parts.onJoin?.({ segmentId: id, beforeId });
      }
    }
  }

  #report(commands: readonly AppliedCommand[]): void {
    const fresh = commands.filter((command) => !this.#reported.has(toKey(command)));
    if (fresh.length > 0) {
      fresh.forEach((command) => this.#reported.add(toKey(command)));
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
    return createFormatter(this.#parts.settings(), (command) => this.#literals.has(toKey(command)));
  }
}

function toKey({ segmentId, index }: CommandPlace): string {
  return `${segmentId} ${index}`;
}
