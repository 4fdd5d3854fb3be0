import { createDrafts } from '@nevisa/drafts';
import type { Backend } from '@nevisa/mocks/backend';
import { createUserScopes, type UserScopes } from '../../../app/userScope.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { openDeviceStorage } from '../../dictation/workspace/deviceStorage.ts';
import { createUserFlag } from '../../dictation/workspace/userFlag.ts';
import type { HistoryPorts } from '../../history/data/historyMember.ts';
import { createWritingMemory } from '../../settings/writing/writingMemory.ts';
import { type ConversationsPorts, createConversations } from '../conversations.ts';
import { createSaraBackend, createSaraClient, requireText } from './saraAtServer.ts';

export let backend: Backend;
export let ownerId: string;
let user: { id: string } | null;
let saves: boolean;
let requests: Request[];
const listeners = new Set<() => void>();
const scopes: UserScopes<ConversationsPorts & HistoryPorts>[] = [];

/** The tab of a person who is signed in. */
export function openTab() {
  const storage = createMemoryStorage();
  const client = createSaraClient(backend, requests);
  const facts = () => ({
    user:
      user === null
        ? null
        : {
            id: user.id,
            nevisa_service_account: {
              configuration: {
                ...backend.account('sara').nevisa_service_account.configuration,
                save_transcriptions: saves,
              },
            },
          },
    starting: false,
    expired: user === null,
  });
  const auth = {
    client: () => client,
    facts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const ports = {
    authStore: auth,
    waiting: createUserFlag(storage, 'waiting'),
    edited: createUserFlag(storage, 'edited'),
    writingMemory: createWritingMemory(storage),
    dictationPorts: null,
    sounds: createUserFlag(storage, 'sounds'),
  } as unknown as ConversationsPorts & HistoryPorts;
  const opened = createUserScopes<ConversationsPorts & HistoryPorts>(auth, () => ports);
  scopes.push(opened);
  const scope = opened.open(ownerId);
  return { scope, ports, conversations: scope.keep(createConversations) };
}

/** Signs the person out or in, or changes where texts are stored. */
export const changeFacts = (next: { user?: { id: string } | null; saves?: boolean }) => {
  user = next.user === undefined ? user : next.user;
  saves = next.saves ?? saves;
  listeners.forEach((listener) => listener());
};

/** A conversation of Sara with a text. */
export const findConversation = () => requireText(backend);

/** Whether the device has texts that the server does not have. */
export const hasUnsaved = () => openDeviceStorage(ownerId, null).hasUnsaved();
/** The calls that were sent to an address so far. */
export const listCalls = (name: string) =>
  requests.filter(({ url }) => new URL(url).pathname.endsWith(`/${name}`));
/** The patches that were sent so far. */
export const listPatches = () => requests.filter(({ url }) => url.endsWith('/patch'));

/** Begins a test with the filled history of Sara; for `beforeEach`. */
export function beginWithHistory(): void {
  backend = createSaraBackend();
  ownerId = crypto.randomUUID();
  user = { id: ownerId };
  saves = true;
  requests = [];
}

/** Closes the tabs and deletes the key of the device; for `afterEach`. */
export async function endTabs(): Promise<void> {
  scopes.splice(0).forEach((each) => each.dispose());
  listeners.clear();
  await createDrafts(ownerId).destroyKey();
}
