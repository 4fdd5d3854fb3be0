import { type Draft, DraftLostError, type Drafts } from './drafts.ts';
import type { CopyRules, EditedCopy, KeptVersion } from './editedCopy.ts';
import {
  type EditedContent,
  type EditedEntry,
  type JournalPart,
  isPatched,
  readEdited,
  withoutWords,
} from './editedEntries.ts';
import { createSerialQueue } from './createSerialQueue.ts';

/** The edited conversations of one person on this device; they are no drafts of a dictation. */
export interface EditedTexts {
  /** @param conversationId `String(id)` of the conversation */
  open(conversationId: string): EditedText;
  /**
   * The ids of the conversations that this device has texts of.
   *
   * @throws DraftStorageError where the browser gives nothing, as reading a text does: what is not found is replaced or
   * removed
   */
  list(): Promise<readonly string[]>;
}

/** Whether the server does not have the present text of a copy. */
export function isUnsent(copy: EditedCopy | null, rules: Pick<CopyRules, 'isSameText'>): boolean {
  return (
    copy !== null && (copy.pending !== null || !rules.isSameText(copy.saved.text, copy.current))
  );
}

/**
 * An edited conversation, bound to its revision. Each page that opens it is a writer
 * with an id of its own; the last one that kept a copy owns the text.
 */
export interface EditedText {
  /** @throws DraftStorageError */
  read(): Promise<EditedContent>;
  /**
   * Appends what has changed since the last copy of this page, in the order of the calls.
   *
   * @throws DraftStorageError
   */
  keep(copy: EditedCopy, journal?: CopyJournal): Promise<void>;
  /** @throws DraftStorageError */
  keepVersion(version: KeptVersion): Promise<void>;
  /**
   * The versions that this device has now. It may be read while the text is edited.
   *
   * @throws DraftStorageError
   */
  versions(): Promise<readonly KeptVersion[]>;
  /** Deletes the copy and its versions. */
  remove(): Promise<void>;
}

/** What changed in the document since the last copy, so that it can be undone after a reload. */
export interface CopyJournal {
  readonly part: JournalPart;
  /** The whole document as one entry, with its number. */
  readonly whole: () => JournalPart;
}

const prefix = 'edited:';

/** After so many entries the log is replaced by one. */
const manyEntries = 200;

/** Whether a draft is an edited conversation, and no dictation. */
export function isEditedDraft({ documentId }: { documentId: string }): boolean {
  return documentId.startsWith(prefix);
}

/** The id of the conversation of an edited draft. */
export function getConversationId({ documentId }: { documentId: string }): string {
  return documentId.slice(prefix.length);
}

export function createEditedTexts(
  drafts: Pick<Drafts, 'open' | 'listEdited'>,
  rules: CopyRules,
  createId: () => string = () => crypto.randomUUID(),
): EditedTexts {
  return {
    open: (conversationId) =>
      openEditedText(drafts.open(prefix + conversationId), rules, createId()),
    list: () => drafts.listEdited(),
  };
}

type Log = Pick<Draft, 'append' | 'compact' | 'entries' | 'remove'>;

function openEditedText(draft: Log, rules: CopyRules, writer: string): EditedText {
  const queue = createSerialQueue();
  const log = new EditedLog(draft, rules, writer);
  return {
    read: () => queue.run(() => log.open()),
    keep: (copy, journal) => queue.run(() => log.keep(copy, journal)),
    keepVersion: (version) => queue.run(() => draft.append([toVersion(version)])),
    versions: () => queue.run(() => log.versions()),
    remove: () => queue.run(() => log.remove()),
  };
}

/** The log of an edited conversation, as one page writes it. */
class EditedLog {
  readonly #draft: Log;
  readonly #rules: CopyRules;
  readonly #writer: string;
  /** What this page wrote last; null before its first entry. */
  #last: EditedCopy | null = null;
  /** What this page found when it opened the text. */
  #found: EditedContent | null = null;
  #count = 0;

  constructor(draft: Log, rules: CopyRules, writer: string) {
    this.#draft = draft;
    this.#rules = rules;
    this.#writer = writer;
  }

  async open(): Promise<EditedContent> {
    this.#found = await this.#read();
    this.#last = null;
    return this.#found;
  }

  /** Unlike `open` it leaves what this page knows of the other writers. */
  async versions(): Promise<readonly KeptVersion[]> {
    return (await this.#read()).versions;
  }

  async keep(copy: EditedCopy, journal?: CopyJournal): Promise<void> {
    try {
      await this.#write(copy, journal);
    } catch (error) {
      if (!(error instanceof DraftLostError)) {
        throw error;
      }
      this.#last = null;
      await this.#write(copy, journal);
    }
  }

  async remove(): Promise<void> {
    this.#last = null;
    await this.#draft.remove();
  }

  async #read(): Promise<EditedContent> {
    return readEdited(await this.#draft.entries('throw'), this.#rules);
  }

  async #write(copy: EditedCopy, journal: CopyJournal | undefined): Promise<void> {
    const last = this.#last;
    const entry = last === null ? null : toEntry(this.#writer, last, copy, this.#rules);
    if (entry === null || this.#count >= manyEntries) {
      await this.#writeWhole(copy, journal);
      return;
    }
    await this.#draft.append([withUndo(entry, journal?.part)]);
    this.#count += 1;
    this.#last = copy;
  }

  async #writeWhole(copy: EditedCopy, journal: CopyJournal | undefined): Promise<void> {
    const content = await this.#read();
    if (this.#isReplaced(content)) {
      await this.#draft.append([toVersion({ because: 'late', text: copy.current })]);
      return;
    }
    const late = this.#findLate(content);
    const versions =
      late === null
        ? content.versions
        : [...content.versions, { because: 'late' as const, text: late }];
    const writers = [...content.writers.filter((each) => each !== this.#writer), this.#writer];
    const whole = toWhole(writers, copy, versions, this.#rules);
    await this.#draft.compact(withUndo(whole, journal?.whole()));
    this.#last = copy;
    this.#count = 0;
  }

  /** Another page has taken over since this one opened the text. What the browser deleted has no writer. */
  #isReplaced({ writers }: EditedContent): boolean {
    const owner = writers.at(-1);
    const isOfOther = owner !== undefined && owner !== this.#writer;
    return isOfOther && this.#found !== null && owner !== this.#found.writers.at(-1);
  }

  /** What the page before this one wrote after this one had read its text. */
  #findLate({ copy }: EditedContent) {
    const expected = this.#last?.current ?? this.#found?.copy?.current;
    const isExpected =
      copy === null || (expected !== undefined && this.#rules.isSameText(copy.current, expected));
    return isExpected ? null : copy.current;
  }
}

function toWhole(
  writers: readonly string[],
  { saved, current, pending }: EditedCopy,
  versions: readonly KeptVersion[],
  rules: CopyRules,
): EditedEntry {
  const changes = rules.changesBetween(saved.text, current);
  return clone({
    kind: 'edited',
    writer: writers.at(-1),
    replaced: writers.slice(0, -1),
    saved: { ...saved, text: withoutWords(saved.text) },
    current: changes,
    pending,
    versions,
  });
}

/** What one entry adds to the last copy; null where everything is written. */
function toEntry(
  writer: string,
  last: EditedCopy,
  copy: EditedCopy,
  rules: CopyRules,
): EditedEntry | null {
  const current = rules.changesBetween(last.current, copy.current);
  const { saved, pending } = copy;
  if (saved === last.saved || saved.revision === last.saved.revision) {
    return rules.isSameText(saved.text, last.saved.text)
      ? clone({ kind: 'changed', writer, current, pending })
      : null;
  }
  return isPatched(last, copy, rules)
    ? clone({ kind: 'patched', writer, revision: saved.revision, current })
    : null;
}

function withUndo(entry: EditedEntry, undo: JournalPart | undefined): EditedEntry {
  return undo === undefined || undo.entries.length + undo.words.length === 0
    ? entry
    : Object.assign(entry, { undo: clone(undo) });
}

function toVersion(version: KeptVersion): EditedEntry {
  return clone({ kind: 'version', version });
}

function clone(entry: unknown): EditedEntry {
  return structuredClone(entry) as EditedEntry;
}
