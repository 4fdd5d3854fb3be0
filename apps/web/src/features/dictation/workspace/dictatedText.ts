import type { Segment } from '@nevisa/machines';
import type { TranscriptDocument } from '@nevisa/ui';
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

/** Where a command was said. */
export type CommandPlace = Pick<AppliedCommand, 'segmentId' | 'index'>;

/** A segment that was read together with the one before it, as «بیست» and «و سه» are. */
export interface Join {
  readonly segmentId: string;
  readonly beforeId: string;
}

export interface DictatedTextParts {
  transcript: TranscriptDocument;
  settings: () => WritingSettings;
  /** Commands that the person wants as words. */
  literals?: readonly CommandPlace[];
  /** What was read together at an earlier visit. */
  joins?: readonly Join[];
  /** Hears of each join before it is written. */
  onJoin?: (join: Join) => void;
  /** Hears of each command that is carried out in what arrives. */
  onCommands?: (commands: readonly AppliedCommand[]) => void;
  /** Carries out what a whole utterance orders. */
  onOrder?: (order: CommandId) => void;
}

/** What is said, written as the person wants it (X-40… …X-65). */
export interface DictatedText {
  /** What is said now, `live`, may be an order; what comes again from before is not carried out twice. */
  settle: (segment: Segment, live: boolean) => void;
  showInterim: (text: string | null) => void;
  /** The settings have changed: writes anew what nobody has touched. */
  rewrite: () => void;
  /** Writes the words of a command instead of what it did. */
  writeWord: (command: CommandPlace) => void;
}

export function createDictatedText(parts: DictatedTextParts): DictatedText {
  const { transcript, settings, literals = [], joins = [], onJoin, onCommands, onOrder } = parts;
  const said = new Map<string, Segment>();
  const words = new Set(literals.map(placeOf));
  const told = new Set<string>();
  // Each segment that was read together with the one before it.
  const joined = new Map(joins.map(({ segmentId, beforeId }) => [segmentId, beforeId]));
  let run: Formatter | null = null;
  // The end of the run, from the last segment on of which something is written.
  let tail: readonly FormattedSegment[] = [];

  const begin = () => createFormatter(settings(), (command) => words.has(placeOf(command)));

  const orderOf = ({ id, text }: Segment) =>
    settings().convertPunctuations && !words.has(placeOf({ segmentId: id, index: 0 }))
      ? utteranceCommand(text)
      : null;

  // An order that was carried out is not written.
  const readable = (segment: Segment): Segment =>
    transcript.known(segment.id)?.shown === '' && orderOf(segment) !== null
      ? { ...segment, text: '', words: [] }
      : segment;

  function goOn(writer: Formatter | null, written: readonly FormattedSegment[]): void {
    run = writer;
    tail = written.slice(Math.max(0, written.findLastIndex(isVisible)));
  }

  function push(segment: Segment): { writer: Formatter; changed: readonly FormattedSegment[] } {
    if (run !== null && transcript.isContinued(tail.map(({ id }) => id))) {
      const changed = run.push(segment);
      const earlier = changed.slice(0, -1).map(({ id }) => id);
      if (earlier.length === 0 || transcript.isContinued(earlier)) {
        return { writer: run, changed };
      }
    }
    tail = [];
    const writer = begin();
    return { writer, changed: writer.push(segment) };
  }

  function settleNew(segment: Segment): void {
    const { writer, changed } = push(segment);
    const written = changed.at(-1)?.text ?? segment.text;
    remember(changed);
    transcript.settle({ ...segment, written }, changed.slice(0, -1));
    const ids = new Set(changed.map(({ id }) => id));
    goOn(writer, [...tail.filter(({ id }) => !ids.has(id)), ...changed]);
    tell(changed.flatMap(({ commands }) => commands));
  }

  function settleAnew(segment: Segment, written: string): void {
    transcript.settle({ ...segment, written });
    rewrite();
  }

  function carryOut(segment: Segment, order: CommandId): void {
    const written = transcript.known(segment.id)?.shown ?? '';
    transcript.settle({ ...segment, written });
    if (written !== '') {
      transcript.rewrite([[{ id: segment.id, text: '' }]]);
    }
    goOn(null, []);
    onOrder?.(order);
    tell([{ id: order, spoken: segment.text, segmentId: segment.id, index: 0 }]);
  }

  function tell(commands: readonly AppliedCommand[]): void {
    const news = commands.filter((command) => !told.has(placeOf(command)));
    if (news.length > 0) {
      news.forEach((command) => told.add(placeOf(command)));
      onCommands?.(news);
    }
  }

  function remember(changed: readonly FormattedSegment[]): void {
    for (const [at, { id }] of changed.entries()) {
      const beforeId = changed[at - 1]?.id;
      if (beforeId !== undefined && joined.get(id) !== beforeId) {
        joined.set(id, beforeId);
        onJoin?.({ segmentId: id, beforeId });
      }
    }
  }

  /** What was read together and does not stand together any more: half of it would say something else. */
  function tornApart(stretches: readonly (readonly string[])[]): ReadonlySet<string> {
    const stretchOf = new Map(stretches.flatMap((ids) => ids.map((id) => [id, ids] as const)));
    return new Set(
      [...joined].filter(([id, before]) => stretchOf.get(id) !== stretchOf.get(before)).flat(),
    );
  }

  function read(stretch: readonly string[]) {
    const writer = begin();
    const texts = new Map<string, FormattedSegment>();
    for (const segment of stretch.flatMap((id) => said.get(id) ?? [])) {
      const changed = writer.push(readable(segment));
      remember(changed);
      for (const one of changed) {
        texts.set(one.id, one);
      }
    }
    return { writer, written: [...texts.values()] };
  }

  function rewrite(): void {
    const stretches = transcript.stretches([...said.keys()]);
    const torn = tornApart(stretches);
    const readings = stretches.map(read);
    transcript.rewrite(
      readings.map(({ written }) =>
        written.map(({ id, text }) => ({
          id,
          text: torn.has(id) ? (transcript.known(id)?.shown ?? text) : text,
        })),
      ),
    );
    const { writer = null, written = [] } = readings.at(-1) ?? {};
    if (written.some(({ id }) => torn.has(id))) {
      goOn(null, []);
    } else {
      goOn(writer, written);
    }
  }

  return {
    settle(segment, live) {
      const { id, text, confirmed } = segment;
      const known = transcript.known(id);
      const isNews = known === null || (!known.confirmed && (confirmed || text !== known.text));
      said.set(id, segment);
      if (!isNews) {
        return;
      }
      const order = live && confirmed && onOrder !== undefined ? orderOf(segment) : null;
      if (order !== null) {
        carryOut(segment, order);
      } else if (known === null) {
        settleNew(segment);
      } else {
        settleAnew(segment, known.shown);
      }
    },
    showInterim(text) {
      transcript.showInterim(text === null ? null : formatText(text, settings()));
    },
    rewrite,
    writeWord(command) {
      words.add(placeOf(command));
      rewrite();
    },
  };
}

function isVisible({ text }: FormattedSegment): boolean {
  return text.trim() !== '';
}

function placeOf({ segmentId, index }: CommandPlace): string {
  return `${segmentId} ${index}`;
}
