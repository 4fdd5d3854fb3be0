import { isRateLimited } from '@nevisa/api/failures';
import type { Failure, Id, Outcome, WholeConversation } from '@nevisa/api/types';
import { type FileFormat, type TextFormat, writeText } from './exportedText.ts';
import { createUniqueNames } from './exportName.ts';
import type { ZipAnswer, ZipRequest } from './zipMessages.ts';

/**
 * Why a text is not in the archive: also because it has no word, because the device does not
 * give it, or because it has no times for the subtitles that were asked for.
 */
export type ExportFault =
  | Failure
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'untimed' };

/** A text that is not in the archive. */
export interface FailedExport {
  readonly id: Id;
  /** Null for a text that did not come and whose title was not known. */
  readonly title: string | null;
  readonly fault: ExportFault;
}

/** A text that is to be written. */
export interface WantedText {
  readonly id: Id;
  /** Null where it is not known before the text is read. */
  readonly title: string | null;
}

export interface TextsWork {
  /** In their order; also page by page. */
  wanted: Iterable<WantedText> | AsyncIterable<WantedText>;
  /** The formats in which a text is written, once in each; none for a text that is left out as empty. */
  listFormats: (text: WholeConversation) => readonly FileFormat[];
  /** Why a text is missing in a format that was asked for. @default it is in each of them */
  findLack?: (text: WholeConversation) => ExportFault | null;
  /** The content of a file. @default the formats that are text, with the usual choices */
  writeContent?: (text: WholeConversation, format: FileFormat) => Promise<string | Uint8Array>;
  read: (id: Id, signal: AbortSignal) => Promise<Outcome<WholeConversation>>;
  /** Waits so many ms, for a server that asks for it. */
  rest: Rest;
  /** One archive. */
  write: (request: ZipRequest) => Promise<ZipAnswer>;
  /** The name of a text in the archive, without its ending. */
  nameText: (text: WholeConversation) => string;
  /** Called with the number of texts that are done, also those that failed. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

export type Rest = (time: number, signal: AbortSignal) => Promise<void>;

/** The list of the texts that failed, as a file of the archive. */
export type DescribeFaults = (failed: readonly FailedExport[]) => { name: string; text: string };

export interface WrittenTexts {
  readonly failed: readonly FailedExport[];
  /** The number of texts in the archive. */
  readonly written: number;
}

/** The number of texts that are read at the same time. */
const readsAtOnce = 4;

/** How often the server is asked while it says that it is busy. */
const mostReads = 4;

/** The longest rest that a server may ask for, in ms, and the one without a time. */
const longestRest = 30_000;
const usualRest = 2_000;

/**
 * Writes the chosen texts into one archive and ends it. A text that cannot be read is left
 * out, and the archive says so.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function exportTexts(
  work: TextsWork & { describe: DescribeFaults },
): Promise<WrittenTexts & { readonly archive: Blob }> {
  const texts = await writeTexts(work, createArchiveNames(work.describe));
  return { ...texts, archive: await endArchive(work, texts.failed) };
}

/** Names that do not repeat, neither each other nor the list of the faults. */
export function createArchiveNames(describe: DescribeFaults): (name: string) => string {
  const unique = createUniqueNames();
  unique(describe([]).name.replace(/\.\w+$/u, ''));
  return unique;
}

/**
 * Writes texts into an archive that is not ended.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function writeTexts(
  work: TextsWork,
  unique: (name: string) => string,
): Promise<WrittenTexts> {
  const failed: FailedExport[] = [];
  let [done, written] = [0, 0];
  const wanted = iterate(work.wanted);
  for (let part = await takePart(wanted); part.length > 0; part = await takePart(wanted)) {
    const texts = await Promise.all(
      part.map(({ id }) => askPatiently((signal) => work.read(id, signal), work)),
    );
    for (const [step, outcome] of texts.entries()) {
      work.signal.throwIfAborted();
      const { fault, isWritten } = await writeOne(work, outcome, unique);
      if (fault !== null) {
        const { id, title } = part[step] as WantedText;
        failed.push({ id, title: outcome.ok ? outcome.answer.title : title, fault });
      }
      done += 1;
      written += isWritten ? 1 : 0;
      work.onProgress(done);
    }
  }
  return { failed, written };
}

/** Writes one text in its formats. `fault` says why it is missing in one of them. */
async function writeOne(
  { listFormats, findLack, writeContent = writeAsText, nameText, write }: TextsWork,
  outcome: Outcome<WholeConversation>,
  unique: (name: string) => string,
): Promise<{ fault: ExportFault | null; isWritten: boolean }> {
  if (!outcome.ok) {
    return { fault: outcome.failure, isWritten: false };
  }
  const text = outcome.answer;
  const formats = listFormats(text);
  const lack = findLack?.(text) ?? null;
  if (formats.length === 0) {
    return { fault: lack ?? { kind: 'empty' }, isWritten: false };
  }
  const name = unique(nameText(text));
  const changedAt = Date.parse(text.updated_at ?? text.created_at ?? '');
  for (const format of formats) {
    const content = await writeContent(text, format);
    await write({ type: 'file', name: `${name}.${format}`, content, changedAt });
  }
  return { fault: lack, isWritten: true };
}

function writeAsText(text: WholeConversation, format: FileFormat): Promise<string> {
  return Promise.resolve(writeText(text, format as TextFormat).content);
}

/** Ends an archive, with the list of what failed. */
export async function endArchive(
  { write, describe, signal }: Pick<TextsWork, 'write' | 'signal'> & { describe: DescribeFaults },
  failed: readonly FailedExport[],
): Promise<Blob> {
  if (failed.length > 0) {
    const { name, text } = describe(failed);
    await write({ type: 'file', name, content: text, changedAt: Date.now() });
  }
  const answer = await write({ type: 'end' });
  signal.throwIfAborted();
  if (answer.type !== 'archive') {
    throw new Error('The Worker ended without an archive.');
  }
  return answer.archive;
}

/** Asks again after a rest while the server says that it is busy, and not for ever. */
export async function askPatiently<Answer>(
  ask: (signal: AbortSignal) => Promise<Outcome<Answer>>,
  { rest, signal }: { rest: Rest; signal: AbortSignal },
): Promise<Outcome<Answer>> {
  for (let reads = 1; ; reads += 1) {
    signal.throwIfAborted();
    const outcome = await ask(signal);
    const failure = outcome.ok ? null : outcome.failure;
    if (failure?.kind !== 'refused' || !isRateLimited(failure) || reads === mostReads) {
      return outcome;
    }
    await rest(Math.min(failure.retryAfter ?? usualRest, longestRest), signal);
  }
}

function iterate<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): Iterator<Item> | AsyncIterator<Item> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}

/** The next items, at most so many; none at the end. */
async function takePart<Item>(
  items: Iterator<Item> | AsyncIterator<Item>,
): Promise<readonly Item[]> {
  const part: Item[] = [];
  while (part.length < readsAtOnce) {
    const next = await items.next();
    if (next.done === true) {
      break;
    }
    part.push(next.value);
  }
  return part;
}
