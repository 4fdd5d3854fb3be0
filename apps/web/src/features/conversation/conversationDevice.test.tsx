import { createClient } from '@nevisa/api';
import {
  createDrafts,
  createEditedTexts,
  createSaveQueue,
  type Drafts,
  DraftStorageError,
} from '@nevisa/drafts';
import { accounts } from '@nevisa/mocks/accounts';
import { type Backend, createBackend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUserScopes, type UserScopes } from '../../app/userScope.ts';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createUserFlag } from '../dictation/workspace/userFlag.ts';
import { createWritingMemory } from '../settings/writing/writingMemory.ts';
import { type ConversationsPorts, createConversations } from './conversations.ts';
import { expectSoon, typeIn, waitForTag } from './testing/conversationPages.ts';
import { textRules } from './textRules.ts';

let backend: Backend;
let ownerId: string;
const scopes: UserScopes<ConversationsPorts>[] = [];

/** Whether the browser refuses to give a text now, or the list of all texts. */
type Refuses = (documentId: string | null) => boolean;

/** A tab of a signed-in person, with what the device does at each read of a draft. */
function openTab(
  beforeRead: (documentId: string) => Promise<void> = () => Promise.resolve(),
  refuses: Refuses = () => false,
) {
  const storage = createMemoryStorage();
  const client = createClient({
    host: 'https://api.test',
    readToken: () => accounts.sara.token,
    fetch: fetchFrom(backend),
  });
  const { configuration } = backend.account('sara').nevisa_service_account;
  const user = { id: ownerId, nevisa_service_account: { configuration } };
  const auth = {
    client: () => client,
    facts: () => ({ user, starting: false, expired: false }),
    subscribe: () => () => undefined,
  };
  const drafts = createDrafts(ownerId);
  const watched: Drafts = {
    ...drafts,
    open: (documentId) => {
      const draft = drafts.open(documentId);
      return {
        ...draft,
        entries: async (unread) => {
          if (refuses(documentId)) {
            return unread === 'throw' ? Promise.reject(new DraftStorageError('forbidden')) : [];
          }
          const entries = await draft.entries();
          await beforeRead(documentId);
          return entries;
        },
      };
    },
    listEdited: () =>
      refuses(null) ? Promise.reject(new DraftStorageError('forbidden')) : drafts.listEdited(),
  };
  const ports = {
    authStore: auth,
    waiting: createUserFlag(storage, 'waiting'),
    edited: createUserFlag(storage, 'edited'),
    writingMemory: createWritingMemory(storage),
    dictationPorts: () => ({ drafts: watched, saveQueue: createSaveQueue(ownerId) }),
  } as unknown as ConversationsPorts;
  const opened = createUserScopes<ConversationsPorts>(auth, () => ports);
  scopes.push(opened);
  return { ports, conversations: opened.open(ownerId).keep(createConversations) };
}

/** The conversations of Sara that have a text, oldest last. */
const listSaved = () =>
  backend
    .account('sara')
    .conversations.filter(({ status, segments }) => status === 'SUCCESS' && segments.length > 5);
const first = () => listSaved()[0]!;
const openKept = (id: unknown) =>
  createEditedTexts(createDrafts(ownerId), textRules).open(String(id));
/** What the device keeps of a conversation whose first words are so. */
function makeCopy({ title, speakers, segments, revision }: ReturnType<typeof first>, begin = '') {
  const text = structuredClone({ title, speakers, segments });
  const [segment, ...others] = text.segments;
  const changed = { ...segment!, text: begin + segment!.text };
  return {
    saved: { revision, text },
    current: { ...text, segments: [changed, ...others] },
    pending: null,
  };
}

beforeEach(() => {
  backend = createBackend({ elapsed: () => performance.now() });
  backend.fillHistory('sara');
  ownerId = crypto.randomUUID();
});
afterEach(async () => {
  scopes.splice(0).forEach((each) => each.dispose());
  await createDrafts(ownerId).destroyKey();
});

describe('the edited texts of a device', () => {
  it('X-157: a text that cannot be read stops none of the others, and is tried again at the next visit', async () => {
    const [unread, sent] = listSaved();
    await openKept(unread!.id).keep(makeCopy(unread!, 'یک '));
    await openKept(sent!.id).keep(makeCopy(sent!, 'دو '));
    const { conversations, ports } = openTab((documentId) =>
      documentId.endsWith(String(unread!.id))
        ? Promise.reject(new Error('The record is damaged.'))
        : Promise.resolve(),
    );
    await conversations.sendWaiting();
    expect(listSaved()[1]!.text.startsWith('دو ')).toBe(true);
    expect(ports.edited.isSet(ownerId)).toBe(true);
  });

  it('X-157: a text that another tab writes is tried again at the next visit', async () => {
    backend.breakDown('patchHistory', 'network');
    const page = openTab().conversations.open(first().id);
    await waitForTag(page as never, 'saved');
    typeIn(page as never, 'هنوز ');
    await waitForTag(page as never, 'waiting');
    await waitForTag(page as never, 'kept');
    const { conversations, ports } = openTab();
    await conversations.sendWaiting();
    expect(ports.edited.isSet(ownerId)).toBe(true);
  });

  it('X-157: what another tab has written since the copy was read is not removed', async () => {
    const { id } = first();
    const other = openKept(id);
    await other.keep(makeCopy(first()));
    let isFirst = true;
    const { conversations } = openTab(async () => {
      if (isFirst) {
        isFirst = false;
        await other.keep(makeCopy(first(), 'تازه '));
      }
    });
    await conversations.sendWaiting();
    const { copy } = await openKept(id).read();
    expect(copy?.current.segments[0]?.text.startsWith('تازه ')).toBe(true);
  });

  it('X-157: a text that the browser does not give stays on the device, and is sent at a later visit', async () => {
    const { id } = first();
    await openKept(id).keep(makeCopy(first(), 'تازه '));
    let isRefused = true;
    const { conversations, ports } = openTab(
      undefined,
      (documentId) => documentId !== null && isRefused,
    );
    await conversations.sendWaiting();
    expect(ports.edited.isSet(ownerId)).toBe(true);
    isRefused = false;
    const { copy } = await openKept(id).read();
    expect(copy?.current.segments[0]?.text.startsWith('تازه ')).toBe(true);
    await conversations.sendWaiting();
    expect(first().text.startsWith('تازه ')).toBe(true);
  });

  it('X-157: a list of texts that the browser does not give leaves the mark of the edited ones', async () => {
    const { conversations, ports } = openTab(undefined, (documentId) => documentId === null);
    ports.edited.set(ownerId, true);
    await conversations.sendWaiting();
    expect(ports.edited.isSet(ownerId)).toBe(true);
  });

  it('X-157: a text that the browser refuses once is opened with the words of the person', async () => {
    const { id } = first();
    await openKept(id).keep(makeCopy(first(), 'تازه '));
    backend.breakDown('patchHistory', 'network');
    let isFirst = true;
    const { conversations } = openTab(undefined, (documentId) => {
      const isRefused = documentId !== null && isFirst;
      isFirst &&= !isRefused;
      return isRefused;
    });
    const page = conversations.open(id);
    await waitForTag(page as never, 'waiting');
    expect(page.facts.read().document?.text().startsWith('تازه ')).toBe(true);
  });

  it('X-159: a closed text gives its lock up also where the device cannot be read', async () => {
    let isBroken = false;
    const { conversations } = openTab(() =>
      isBroken ? Promise.reject(new Error('The database is closed.')) : Promise.resolve(),
    );
    const page = conversations.open(first().id);
    await waitForTag(page as never, 'saved');
    isBroken = true;
    await page.close();
    await expectSoon(() => expect(page.actor.getSnapshot().status).toBe('stopped'));
  });
});
