import { isSameId } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import { type EditedText, isUnsent } from '@nevisa/drafts';
import type { MemberScope } from '../../app/userScope.ts';
import { createListNews, type ListNews } from '../../shared/lists/listNews.ts';
import { createListQueries } from '../../shared/lists/listQueries.ts';
import { createObservable } from '../../shared/observable.ts';
import type { WorkspacePorts } from '../dictation/workspace/openWorkspace.ts';
import type { RetentionChoice } from '../dictation/workspace/retentionChoice.ts';
import type { UserFlag } from '../dictation/workspace/userFlag.ts';
import { changeRow, historyKey } from '../history/data/historyCache.ts';
import { createRetentionChoice } from '../settings/writing/createRetentionChoice.ts';
import { createWritingActor } from '../settings/writing/writingActor.ts';
import { type ConversationDevice, openConversationDevice } from './conversationDevice.ts';
import { createOpenedConversation, type HeldConversation } from './createOpenedConversation.ts';
import type { Conversations, WaitingText } from './openedConversation.ts';
import { sendQueued } from './sendQueued.ts';
import { textRules } from './textRules.ts';
import { createUnkeptTexts } from './unkeptTexts.ts';

export interface ConversationsPorts extends WorkspacePorts {
  edited: UserFlag;
}

/**
 * Creates the opened conversations of a user. `UserScope.keep` holds them over a sign-out and
 * a return: `services.userScope(user.id).keep(createConversations)`.
 */
export function createConversations(
  ports: ConversationsPorts,
  scope: MemberScope<ConversationsPorts>,
): Conversations {
  const { userId, onEnd, onDispose } = scope;
  const held = new HeldConversations(ports, scope, openConversationDevice(ports, scope));
  onDispose(followSession(ports.authStore, userId, held));
  onEnd(() => held.end());
  onDispose(() => held.dispose());
  const ending = new AbortController();
  window.addEventListener('online', () => void held.sendWaiting(), { signal: ending.signal });
  onDispose(() => ending.abort());
  return {
    open: (id) => held.open(id, true),
    waiting: held.waiting,
    sendWaiting: () => held.sendWaiting(),
  };
}

/** The conversations that this tab has open, and those that wait on the device. */
class HeldConversations {
  readonly waiting = createObservable<ReadonlyMap<string, WaitingText>>(new Map());
  readonly #ports: ConversationsPorts;
  readonly #scope: MemberScope<ConversationsPorts>;
  readonly #device: ConversationDevice;
  readonly #opened = new Map<string, HeldConversation>();
  /** The ids of those that a person sees. */
  readonly #shown = new Set<string>();
  #sending: Promise<void> | null = null;
  #retention: RetentionChoice;
  #news: ListNews;
  #stopFollowing: () => void;

  constructor(
    ports: ConversationsPorts,
    scope: MemberScope<ConversationsPorts>,
    device: ConversationDevice,
  ) {
    this.#ports = ports;
    this.#scope = scope;
    this.#device = device;
    [this.#retention, this.#news, this.#stopFollowing] = this.#connect();
  }

  get all(): readonly HeldConversation[] {
    return [...this.#opened.values()];
  }

  open(id: Id, isShown: boolean): HeldConversation {
    const key = String(id);
    const known = this.#opened.get(key);
    const wasShown = this.#shown.has(key);
    if (isShown) {
      this.#shown.add(key);
    }
    if (known?.reopen() === true) {
      if (isShown && !wasShown) {
        known.show();
      }
      return known;
    }
    const created = this.#create(id);
    this.#opened.set(key, created);
    return created;
  }

  /** The user is back: what the sign-out ended begins anew. */
  reconnect(): void {
    this.#stopFollowing();
    [this.#retention, this.#news, this.#stopFollowing] = this.#connect();
    void this.sendWaiting();
  }

  sendWaiting(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((each) => each.end()));
  }

  /** Another user is about to use this tab, and its token. */
  dispose(): void {
    this.#stopFollowing();
    for (const each of this.all) {
      each.actor.send({ type: 'session.ended', reason: 'account' });
      void each.end();
    }
  }

  /** A text that cannot be read, or that another tab writes, stops none of the others. */
  async #sendAll(): Promise<void> {
    // What the device does not give now stays marked, and is sought again at a later visit.
    const ids = await this.#device.edited.list().catch(() => null);
    if (ids === null) {
      return;
    }
    let isLeft = false;
    for (const id of ids) {
      if (!this.#opened.has(id)) {
        isLeft = (await this.#sendOne(id).catch(() => true)) || isLeft;
      }
    }
    this.#markEdited(isLeft || this.waiting.read().size > 0 || this.#opened.size > 0);
  }

  /** Resolves to whether another tab has the text open, which may not be sent there. */
  async #sendOne(id: string): Promise<boolean> {
    const text = this.#device.edited.open(id);
    const { copy, versions } = await text.read();
    if (!isUnsent(copy, textRules)) {
      if (versions.length === 0) {
        await this.#forgetSent(id, text);
      }
      return false;
    }
    const conversation = this.open(id, false);
    await conversation.settle();
    const isElsewhere = conversation.actor.getSnapshot().hasTag('reading');
    if (!this.#shown.has(id)) {
      await conversation.end();
    }
    return isElsewhere;
  }

  /** Removes the copy of a sent text, unless a tab has it open, or has written since. */
  async #forgetSent(id: string, text: EditedText): Promise<void> {
    await runUnlocked(this.#nameLock(id), async () => {
      const { copy, versions } = await text.read();
      const isKept = isUnsent(copy, textRules) || versions.length > 0;
      if (!isKept && !this.#opened.has(id)) {
        await text.remove().catch(() => undefined);
      }
    });
  }

  #create(id: Id): HeldConversation {
    const key = String(id);
    const { authStore, waiting } = this.#ports;
    const { userId } = this.#scope;
    this.#setWaiting(key, null);
    const unkept = this.#scope.keep(createUnkeptTexts);
    const conversation = createOpenedConversation({
      id,
      name: this.#nameLock(key),
      client: authStore.client,
      edited: this.#device.edited.open(key),
      saveQueue: this.#device.saveQueue,
      mayLeave: () => this.#retention.read() !== false,
      isShown: () => this.#shown.has(key),
      onKept: () => this.#markEdited(true),
      onSaved: (saved) => this.#tellSaved(id, saved),
      onQueued: (revision) => {
        waiting.set(userId, true);
        void sendQueued(this.#scope, revision);
      },
      onClosed: (reason) => {
        this.#opened.delete(key);
        this.#shown.delete(key);
        this.#setWaiting(key, reason);
        unkept.mark(key, false);
      },
    });
    conversation.actor.subscribe((state) =>
      unkept.mark(key, state.hasTag('writing') && !state.hasTag('kept')),
    );
    return conversation;
  }

  #tellSaved(id: Id, { title, revision }: { title: string; revision: number }): void {
    changeRow(this.#scope.get(createListQueries), id, { title, revision });
    this.#news.tell({ list: historyKey, ids: [String(id)] });
  }

  #nameLock(id: string): string {
    return `nevisa-conversation:${this.#scope.userId}:${id}`;
  }

  #markEdited(holds: boolean): void {
    this.#ports.edited.set(this.#scope.userId, holds);
  }

  #setWaiting(id: string, reason: WaitingText | null): void {
    const before = this.waiting.read();
    if ((before.get(id) ?? null) !== reason) {
      const next = new Map(before);
      next.delete(id);
      this.waiting.write(reason === null ? next : next.set(id, reason));
    }
  }

  /** Follows what lives only until a sign-out. */
  #connect(): [RetentionChoice, ListNews, () => void] {
    const { get } = this.#scope;
    const retention = createRetentionChoice(get(createWritingActor));
    const news = get(createListNews);
    const stops = [
      retention.subscribe(() => this.all.forEach((each) => each.followChoice())),
      news.subscribeEverywhere(({ list, ids }) => {
        if (list === historyKey) {
          const changed = ids.length === 0 ? [...this.#opened.keys()] : ids;
          changed.forEach((id) => void this.#opened.get(id)?.check());
        }
      }),
    ];
    return [retention, news, () => stops.forEach((stop) => stop())];
  }
}

/** Runs a task with the lock of a text, unless another tab has it. */
async function runUnlocked(name: string, task: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) {
    await task();
    return;
  }
  await locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : task()));
}

/** Tells the opened texts when the session ends and when the same person returns. */
function followSession(
  auth: ConversationsPorts['authStore'],
  userId: string,
  held: HeldConversations,
): () => void {
  let isIn = true;
  return auth.subscribe(() => {
    const { user, starting } = auth.facts();
    const isNowIn = isSameId(user?.id, userId);
    if (starting || isNowIn === isIn) {
      return;
    }
    isIn = isNowIn;
    if (isIn) {
      held.reconnect();
    }
    held.all.forEach(({ actor }) => {
      actor.send(
        isIn
          ? { type: 'session.returned' }
          : { type: 'session.ended', reason: user === null ? 'session' : 'account' },
      );
    });
  });
}
