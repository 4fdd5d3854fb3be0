import type { Failure, Id, Outcome, WholeConversation } from '@nevisa/api/types';
import { type ExportFormat, isExportable, writeExport } from './exportedText.ts';
import { createUniqueNames, exportName } from './exportName.ts';
import type { ZipAnswer, ZipRequest } from './zipMessages.ts';

/** Why a text is not in the archive. */
export type ExportFault = Failure | { readonly kind: 'empty' };

/** A text that is not in the archive. */
export interface FailedExport {
  readonly id: Id;
  /** Null for a text that did not come. */
  readonly title: string | null;
  readonly fault: ExportFault;
}

export interface ExportWork {
  ids: readonly Id[];
  /** Each text is written once in each of them. */
  formats: readonly ExportFormat[];
  read: (id: Id, signal: AbortSignal) => Promise<Outcome<WholeConversation>>;
  /** Waits so many ms, for a server that asks for it. */
  rest: (time: number, signal: AbortSignal) => Promise<void>;
  /** One archive, which is ended by the last message. */
  write: (request: ZipRequest) => Promise<ZipAnswer>;
  /** The name of a text whose title leaves nothing. */
  nameOf: (text: WholeConversation) => string;
  /** The list of the texts that failed, as a file of the archive. */
  describe: (failed: readonly FailedExport[]) => { name: string; text: string };
  /** Called with the number of texts that are done, also those that failed. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

export interface ExportResult {
  readonly archive: Blob;
  readonly failed: readonly FailedExport[];
  /** The number of texts in the archive. */
  readonly written: number;
}

/** So many texts are read at once. */
const readsAtOnce = 4;

/** How often a text is asked for while the server says that it is busy. */
const mostReads = 4;

/** The longest rest that a server may ask for, in ms, and the one without a time. */
const longestRest = 30_000;
const usualRest = 2_000;

/**
 * Writes the chosen texts into one archive. A text that cannot be read is left
 * out, and the archive says so.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function exportTexts(work: ExportWork): Promise<ExportResult> {
  const { ids, formats, write, signal } = work;
  const unique = createUniqueNames();
  const failed: FailedExport[] = [];
  const list = work.describe([]);
  unique(list.name.replace(/\.\w+$/u, ''));
  for (let from = 0; from < ids.length; from += readsAtOnce) {
    const part = ids.slice(from, from + readsAtOnce);
    const texts = await Promise.all(part.map((id) => readPatiently(work, id)));
    for (const [step, outcome] of texts.entries()) {
      signal.throwIfAborted();
      const fault = faultOf(outcome);
      if (fault !== null) {
        const title = outcome.ok ? outcome.answer.title : null;
        failed.push({ id: part[step] as Id, title, fault });
      } else if (outcome.ok) {
        const text = outcome.answer;
        const name = unique(exportName(text.title, work.nameOf(text)));
        const changedAt = Date.parse(text.updated_at ?? text.created_at ?? '');
        for (const format of formats) {
          const content = writeExport(text, format);
          await write({ type: 'file', name: `${name}.${format}`, text: content, changedAt });
        }
      }
      work.onProgress(from + step + 1);
    }
  }
  return end(work, failed);
}

async function end(
  { ids, write, describe, signal }: ExportWork,
  failed: readonly FailedExport[],
): Promise<ExportResult> {
  if (failed.length > 0) {
    await write({ type: 'file', ...describe(failed), changedAt: Date.now() });
  }
  const answer = await write({ type: 'end' });
  signal.throwIfAborted();
  if (answer.type !== 'archive') {
    throw new Error('The Worker ended without an archive.');
  }
  return { archive: answer.archive, failed, written: ids.length - failed.length };
}

async function readPatiently(
  { read, rest, signal }: ExportWork,
  id: Id,
): Promise<Outcome<WholeConversation>> {
  for (let reads = 1; ; reads += 1) {
    signal.throwIfAborted();
    const outcome = await read(id, signal);
    const failure = outcome.ok ? null : outcome.failure;
    if (failure?.kind !== 'refused' || failure.status !== 429 || reads === mostReads) {
      return outcome;
    }
    await rest(Math.min(failure.retryAfter ?? usualRest, longestRest), signal);
  }
}

function faultOf(outcome: Outcome<WholeConversation>): ExportFault | null {
  if (!outcome.ok) {
    return outcome.failure;
  }
  return isExportable(outcome.answer) ? null : { kind: 'empty' };
}
