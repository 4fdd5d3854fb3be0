import type { Client } from '@nevisa/api';
import type { Failure } from '@nevisa/api/types';
import type { ExportChoices, ExportFormat, ExportReport, ExportResult } from '@nevisa/machines';
import { describeTranscript, type ExportLine, listLines } from '@nevisa/transcript';
import { alignInParts } from './alignInParts.ts';
import { nameArchive, describeFaults, nameOfFile } from './archiveWords.ts';
import { writeDocxFile } from './docx/writeDocxFile.ts';
import {
  type ExportedText,
  type FileFormat,
  isSubtitle,
  mediaTypes,
  writeText,
} from './exportedText.ts';
import type { ExportSubject } from './exportSubject.ts';
import { exportTexts } from './exportTexts.ts';
import { readSound } from './readSound.ts';
import { waitFor } from './waitFor.ts';
import { findLack, listFormats } from './severalFormats.ts';
import { openZip } from './writeZipFile.ts';

/** What is printed. */
export interface Paper {
  readonly title: string;
  readonly lines: readonly ExportLine[];
}

export interface ExportPorts {
  client: () => Pick<Client, 'retrieveHistory' | 'getHistoryAudioLink'>;
  save: (file: Blob, name: string) => void;
  /** Opens the printing of the browser, under this name. */
  print: (paper: Paper, name: string) => void;
  /** «نوشته‌ها»: the middle of the name of an archive. */
  things: string;
  /** The clock of the server, in ms since 1970. */
  now: () => number;
}

interface Work {
  signal: AbortSignal;
  report: (event: ExportReport) => void;
}

/** The sound could not be asked for. */
class NotReached extends Error {
  override readonly name = 'NotReached';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`The sound did not come: ${failure.kind}.`);
    this.failure = failure;
  }
}

/** Makes the file and saves it. Reports what happens; never rejects. */
export async function makeExport(
  choices: ExportChoices,
  subject: ExportSubject,
  ports: ExportPorts,
  work: Work,
): Promise<void> {
  try {
    const result =
      subject.kind === 'opened'
        ? await makeOne(choices, subject, ports, work)
        : await makeArchive(choices, subject.ids, ports, work);
    work.report({ type: 'file.made', result });
  } catch (error) {
    if (!work.signal.aborted) {
      work.report({
        type: 'file.failed',
        fault: error instanceof NotReached ? error.failure : null,
      });
    }
  }
}

const one: ExportResult = { written: 1, failed: 0, fastCues: 0 };

async function makeOne(
  choices: ExportChoices,
  subject: Extract<ExportSubject, { kind: 'opened' }>,
  ports: ExportPorts,
  work: Work,
): Promise<ExportResult> {
  const text = subject.read();
  const [format] = choices.formats as [ExportFormat];
  const name = nameOfFile(text);
  const lack =
    hasWordTimes(format, choices) && !subject.hasWords() ? ({ lacksWords: true } as const) : {};
  if (format === 'audio') {
    const { file, ending } = await askSound(subject, ports, work);
    ports.save(file, `${name}.${ending}`);
    return one;
  }
  if (format === 'pdf') {
    await alignInParts(text.segments, work.signal);
    const { title, paragraphs } = describeTranscript(text, choices.digits);
    ports.print({ title, lines: listLines({ title, paragraphs }, choices) }, name);
    return { ...one, ...lack };
  }
  const { file, fastCues } = await writeFile(text, format, choices, work);
  work.signal.throwIfAborted();
  ports.save(file, `${name}.${format}`);
  return { ...one, fastCues, ...lack };
}

/** Whether a file has the times of words, or is divided by them. */
function hasWordTimes(format: ExportFormat, { layout }: ExportChoices): boolean {
  return isSubtitle(format) || format === 'json' || (format !== 'audio' && layout === 'cues');
}

async function askSound(
  { id }: Extract<ExportSubject, { kind: 'opened' }>,
  ports: ExportPorts,
  { signal }: Work,
) {
  if (id === null) {
    throw new Error('A text that the server does not have has no sound there.');
  }
  const outcome = await ports.client().getHistoryAudioLink({ id }, { signal });
  if (!outcome.ok) {
    throw new NotReached(outcome.failure);
  }
  return readSound(outcome.answer, signal);
}

async function writeFile(
  text: ExportedText,
  format: FileFormat,
  choices: ExportChoices,
  { signal, report }: Work,
): Promise<{ file: Blob; fastCues: number }> {
  if (format === 'docx') {
    const onProgress = (done: number, total: number) => report({ type: 'part.made', done, total });
    return { file: await writeDocxFile(text, choices, { signal, onProgress }), fastCues: 0 };
  }
  await alignInParts(text.segments, signal);
  const { content, fastCues } = writeText(text, format, choices);
  return { file: new Blob([content], { type: mediaTypes[format] }), fastCues };
}

async function makeArchive(
  choices: ExportChoices,
  ids: Extract<ExportSubject, { kind: 'several' }>['ids'],
  ports: ExportPorts,
  { signal, report }: Work,
): Promise<ExportResult> {
  const zip = openZip(signal);
  let fastCues = 0;
  try {
    const { archive, failed, written } = await exportTexts({
      wanted: ids.map((id) => ({ id, title: null })),
      listFormats: (text) => listFormats(text, choices.formats),
      findLack: (text) => findLack(text, choices.formats),
      writeContent: async (text, format) => {
        if (format === 'docx') {
          return new Uint8Array(
            await (await writeDocxFile(text, choices, { signal })).arrayBuffer(),
          );
        }
        await alignInParts(text.segments, signal);
        const made = writeText(text, format, choices);
        fastCues += made.fastCues;
        return made.content;
      },
      signal,
      read: (id, reading) => ports.client().retrieveHistory({ id, words: 1 }, { signal: reading }),
      rest: waitFor,
      write: zip.ask,
      nameText: nameOfFile,
      describe: describeFaults,
      onProgress: (done) => report({ type: 'part.made', done, total: ids.length }),
    });
    if (written > 0) {
      ports.save(archive, nameArchive(ports.things, ports.now()));
    }
    return { written, failed: failed.length, fastCues };
  } finally {
    zip.close();
  }
}
