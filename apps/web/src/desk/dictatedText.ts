import type { Segment } from '@nevisa/machines';
import type { TranscriptDocument } from '@nevisa/ui';
import {
  type AppliedCommand,
  createWriter,
  type RunWriter,
  writeText,
  type WrittenSegment,
  type WritingSettings,
} from '@nevisa/writing';

/** Where a command was said. */
export type CommandPlace = Pick<AppliedCommand, 'segmentId' | 'index'>;

export interface DictatedTextParts {
  transcript: TranscriptDocument;
  settings: () => WritingSettings;
  /** Commands that the person wants as words. */
  literals?: readonly CommandPlace[];
  /** Hears of each command that is carried out in what arrives. */
  onCommands?: (commands: readonly AppliedCommand[]) => void;
}

/** What is said, written as the person wants it (product X-40…X-65). */
export interface DictatedText {
  settle: (segment: Segment) => void;
  showInterim: (text: string | null) => void;
  /** The settings have changed: writes anew what nobody has touched. */
  rewrite: () => void;
  /** Writes the words of a command instead of what it did. */
  writeWord: (command: CommandPlace) => void;
}

/** How many segments around one may be read together with it. */
const neighbours = 20;

export function createDictatedText({
  transcript,
  settings,
  literals = [],
  onCommands,
}: DictatedTextParts): DictatedText {
  const said = new Map<string, Segment>();
  const words = new Set(literals.map(placeOf));
  const told = new Set<string>();
  let run: RunWriter | null = null;
  // The end of the run, from the last segment on of which something is written.
  let tail: WrittenSegment[] = [];

  const begin = () => createWriter(settings(), (command) => words.has(placeOf(command)));

  function push(segment: Segment): WrittenSegment[] {
    if (run !== null && transcript.isContinued(tail.map(({ id }) => id))) {
      const changed = run.push(segment);
      if (
        changed.length === 1 ||
        transcript.isContinued(changed.slice(0, -1).map(({ id }) => id))
      ) {
        return changed;
      }
    }
    run = begin();
    tail = [];
    return run.push(segment);
  }

  function settleNew(segment: Segment): void {
    const changed = push(segment);
    const own = changed.at(-1);
    const earlier = changed.slice(0, -1);
    transcript.settle({ ...segment, written: own?.text ?? segment.text }, earlier);
    const ids = new Set(changed.map(({ id }) => id));
    const end = [...tail.filter(({ id }) => !ids.has(id)), ...changed];
    tail = end.slice(
      Math.max(
        0,
        end.findLastIndex(({ text }) => text.trim() !== ''),
      ),
    );
    const commands = changed
      .flatMap((one) => one.commands)
      .filter((command) => !told.has(placeOf(command)));
    if (commands.length > 0) {
      commands.forEach((command) => told.add(placeOf(command)));
      onCommands?.(commands);
    }
  }

  // Gives back the writer of the last stretch: what is said next goes on there.
  function rewrite(ids: readonly string[]): { writer: RunWriter | null; end: WrittenSegment[] } {
    let writer: RunWriter | null = null;
    let end: WrittenSegment[] = [];
    const stretches = transcript.stretches(ids).map((stretch) => {
      writer = begin();
      const texts = new Map<string, WrittenSegment>();
      for (const segment of stretch.flatMap((id) => said.get(id) ?? [])) {
        for (const one of writer.push(segment)) {
          texts.set(one.id, one);
        }
      }
      end = [...texts.values()];
      return end;
    });
    transcript.rewrite(stretches);
    return { writer, end };
  }

  function rewriteAll(ids: readonly string[]): void {
    const { writer, end } = rewrite(ids);
    run = writer;
    tail = end.slice(
      Math.max(
        0,
        end.findLastIndex(({ text }) => text.trim() !== ''),
      ),
    );
  }

  function rewriteAround(id: string): void {
    const ids = [...said.keys()];
    const at = ids.indexOf(id);
    const isLast = at + neighbours >= ids.length;
    const near = ids.slice(Math.max(0, at - neighbours), at + neighbours);
    if (isLast) {
      rewriteAll(near);
    } else {
      rewrite(near);
    }
  }

  return {
    settle(segment) {
      const { id, text, confirmed } = segment;
      const known = transcript.known(id);
      said.set(id, segment);
      if (known === null) {
        settleNew(segment);
      } else if (!known.confirmed && (confirmed || text !== known.text)) {
        transcript.settle({ ...segment, written: known.shown });
        rewriteAround(id);
      }
    },
    showInterim(text) {
      transcript.showInterim(text === null ? null : writeText(text, settings()));
    },
    rewrite: () => rewriteAll([...said.keys()]),
    writeWord(command) {
      words.add(placeOf(command));
      rewriteAround(command.segmentId);
    },
  };
}

function placeOf({ segmentId, index }: CommandPlace): string {
  return `${segmentId} ${index}`;
}
