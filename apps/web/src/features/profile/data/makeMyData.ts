import type { Client } from '@nevisa/api';
import type { Outcome, WholeConversation } from '@nevisa/api/types';
import type { MissingData } from '@nevisa/machines';
import { accountText } from '../../../shared/text/accountText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { listText } from '../../../shared/text/listText.ts';
import { transactionsText } from '../../../shared/text/transactionsText.ts';
import type { DeviceText } from '../../dictation/workspace/deviceTexts.ts';
import { readPages } from '../../../shared/lists/readPages.ts';
import { describeFaults, nameOfFile } from '../../history/export/archiveWords.ts';
import {
  type ExportedText,
  type TextFormat,
  isExportable,
  writeText,
} from '../../history/export/exportedText.ts';
import {
  askPatiently,
  createArchiveNames,
  endArchive,
  type TextsWork,
  type WantedText,
  writeTexts,
} from '../../history/export/exportTexts.ts';
import { toProfileData } from './toProfileData.ts';
import { writePayments } from './writePayments.ts';

export interface MyDataWork extends Pick<TextsWork, 'write' | 'rest' | 'signal'> {
  client: Pick<Client, 'retrieveAccount' | 'listTransactions' | 'listHistory' | 'retrieveHistory'>;
  /** The texts of this device that the server does not have as they are. */
  deviceTexts: () => Promise<readonly DeviceText[]>;
  onProgress: (done: number, total: number) => void;
}

export interface MyData {
  /** Null when nothing came. */
  readonly archive: Blob | null;
  /** The number of texts in the archive. */
  readonly written: number;
  readonly missing: readonly MissingData[];
}

const formats: readonly TextFormat[] = ['txt', 'json'];

/**
 * Writes all that the service has of a person into one archive: the profile, the transactions, and
 * each text as plain text and as data, those of the trash and of this device too. Texts are
 * read one after another and not kept. What does not come is listed in the archive.
 *
 * @throws the reason of `signal` when it is aborted
 */
export async function makeMyData(work: MyDataWork): Promise<MyData> {
  const missing: MissingData[] = [];
  const unique = createArchiveNames(describeFaults);
  const facts = [await writeProfile(work, missing), await writeTransactions(work, missing)];
  const device = await readDevice(work, missing);
  const lists = await openLists(work);
  const count = lists.reduce((sum, { count: rows }) => sum + rows, device.length);
  const texts = await writeTexts(
    {
      ...work,
      wanted: listEveryText(lists, missing),
      // A text without a word is data, too: its title, its times and its speakers.
      listFormats: (text) => (isExportable(text) ? formats : ['json']),
      read: (id, signal) => work.client.retrieveHistory({ id, words: 1 }, { signal }),
      nameText: (text) => `${chooseFolder(text)}/${nameOfFile(text)}`,
      onProgress: (done) => work.onProgress(done, Math.max(done, count)),
    },
    unique,
  );
  missing.push(...texts.failed);
  await writeDevice(work, device, unique);
  const written = texts.written + device.length;
  work.onProgress(count, count);
  if (written === 0 && !facts.includes(true)) {
    return { archive: null, written, missing };
  }
  const archive = await endArchive({ ...work, describe: describeFaults }, missing);
  return { archive, written, missing };
}

function chooseFolder({ deleted_at: deletedAt }: WholeConversation): string {
  return deletedAt === null ? listText.exportFile : historyText.trash;
}

async function writeProfile(work: MyDataWork, missing: MissingData[]): Promise<boolean> {
  const name = accountText.details;
  const outcome = await askPatiently(
    (signal) => work.client.retrieveAccount(undefined, { signal }),
    work,
  );
  return writeFacts(work, missing, name, outcome, (user) => [
    [`${name}.json`, toJson(toProfileData(user))],
  ]);
}

async function writeTransactions(work: MyDataWork, missing: MissingData[]): Promise<boolean> {
  const name = transactionsText.title;
  const outcome = await askPatiently(
    (signal) => work.client.listTransactions(undefined, { signal }),
    work,
  );
  return writeFacts(work, missing, name, outcome, (transactions) => [
    [`${name}.csv`, writePayments(transactions)],
    [`${name}.json`, toJson(transactions)],
  ]);
}

/** Writes the files of an answer. Returns whether it came. */
async function writeFacts<Answer>(
  { write, signal }: MyDataWork,
  missing: MissingData[],
  name: string,
  outcome: Outcome<Answer>,
  toFiles: (answer: Answer) => readonly (readonly [name: string, text: string])[],
): Promise<boolean> {
  signal.throwIfAborted();
  if (!outcome.ok) {
    missing.push({ id: name, title: name, fault: outcome.failure });
    return false;
  }
  for (const [file, text] of toFiles(outcome.answer)) {
    await write({ type: 'file', name: file, content: text, changedAt: Date.now() });
  }
  return true;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The pages of the history and of the trash, with the first one of each read. */
async function openLists(work: MyDataWork) {
  const lists = [
    { name: accountText.dataTextList, trash: false },
    { name: historyText.trash, trash: true },
  ];
  return Promise.all(
    lists.map(async ({ name, trash }) => {
      const pages = readPages(
        (query) => askPatiently((signal) => work.client.listHistory(query, { signal }), work),
        { ordering: '-created_at', trash },
      );
      const first = await pages.next();
      return { name, pages, first, count: first.done === true ? 0 : first.value.count };
    }),
  );
}

/** All texts, each once: a text may be deleted while the lists are read. */
async function* listEveryText(
  lists: Awaited<ReturnType<typeof openLists>>,
  missing: MissingData[],
): AsyncGenerator<WantedText> {
  const known = new Set<string>();
  for (const { name, pages, first } of lists) {
    let page = first;
    while (page.done !== true) {
      for (const { id, title } of page.value.results) {
        if (!known.has(String(id))) {
          known.add(String(id));
          yield { id, title };
        }
      }
      page = await pages.next();
    }
    if (page.value !== null) {
      missing.push({ id: name, title: name, fault: page.value });
    }
  }
}

async function readDevice(
  { deviceTexts, signal }: MyDataWork,
  missing: MissingData[],
): Promise<readonly DeviceText[]> {
  const name = accountText.dataDevice;
  const fault = { kind: 'unreadable' } as const;
  try {
    const texts = await deviceTexts();
    const partial = texts.filter(({ isPartial }) => isPartial);
    missing.push(
      ...partial.map(({ documentId: id, title }) => ({ id, title: title ?? name, fault })),
    );
    return texts;
  } catch {
    signal.throwIfAborted();
    missing.push({ id: name, title: name, fault });
    return [];
  }
}

async function writeDevice(
  { write, signal }: MyDataWork,
  texts: readonly DeviceText[],
  unique: (name: string) => string,
): Promise<void> {
  for (const { title, text, changedAt, audioDuration } of texts) {
    const exported: ExportedText = {
      title: title ?? '',
      text,
      segments: [],
      speakers: [],
      duration: audioDuration,
      created_at: new Date(changedAt).toISOString(),
    };
    const name = unique(`${accountText.dataDevice}/${nameOfFile(exported)}`);
    for (const format of formats) {
      signal.throwIfAborted();
      await write({
        type: 'file',
        name: `${name}.${format}`,
        content: writeText(exported, format).content,
        changedAt,
      });
    }
  }
}
