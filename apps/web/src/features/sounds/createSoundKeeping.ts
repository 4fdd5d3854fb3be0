import { isSameId } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import { createDrafts, createSerialQueue } from '@nevisa/drafts';
import { getShownConfiguration, type SoundUploadState } from '@nevisa/machines';
import type { MemberScope } from '../../app/userScope.ts';
import { toTehranTime } from '../../shared/lists/days/tehranDays.ts';
import { createListNews } from '../../shared/lists/listNews.ts';
import { createServerClock, type ServerClock } from '../../shared/lists/serverClock.ts';
import { waitForTabLock } from '../../shared/tabLock.ts';
import type { AuthStore } from '../auth/authSession/authStore.ts';
import type { DictationPorts } from '../dictation/workspace/dictationPorts.ts';
import type { UserFlag } from '../dictation/workspace/userFlag.ts';
import { historyKey } from '../history/data/historyCache.ts';
import { createWritingActor, type WritingPorts } from '../settings/writing/writingActor.ts';
import { createRetries } from './createRetries.ts';
import { createKeptSounds, type KeptSound, type KeptSounds } from './keptSounds.ts';
import { listOpenDocuments, listRecordedDocuments } from './openDocuments.ts';
import { openSoundChannel, type SoundChannel } from './soundChannel.ts';
import { noSounds, type SoundReport } from './soundFacts.ts';
import { SoundSender } from './soundSender.ts';
import { describeSounds } from './soundStatuses.ts';
import { isSoundOver, readSoundTime } from './soundDays.ts';
import { sweepSounds } from './soundSweep.ts';

export interface SoundPorts extends WritingPorts {
  authStore: Pick<AuthStore, 'client' | 'facts' | 'subscribe' | 'send'>;
  /** Marks the users who have sounds on this device. */
  sounds: UserFlag;
  soundFacts: SoundReport;
  /** The device of a story; null in the product. */
  dictationPorts: ((userId: string) => Pick<DictationPorts, 'drafts'>) | null;
}

/** The sounds of a user on this device: what is sent, and what is deleted (ADR-0083). */
export interface SoundKeeping {
  readonly kept: Pick<KeptSounds, 'find'>;
  /** The server has the text of a document: its sound belongs to this conversation. */
  bind: (documentId: string, conversationId: Id) => Promise<void>;
  /** A recording has ended, or a text was put away: looks for what is to be sent. */
  look: () => void;
  /** The person has deleted these conversations for ever: their sounds go, too. */
  forget: (conversationIds: readonly Id[]) => Promise<void>;
  /** Tries a refused sound again. */
  retry: (conversationId: Id) => Promise<void>;
  /** Deletes the oldest sound that the server has. Resolves to whether there was one. */
  freeRoom: () => Promise<boolean>;
  /** Resolves when everything that was begun is done. */
  settled: () => Promise<void>;
}

/** How often the day is read, in ms: a new one deletes sounds whose days are over. */
const betweenSweeps = 3_600_000;

/** A member of the user scope, until the sign-out. */
export function createSoundKeeping(
  ports: SoundPorts,
  scope: MemberScope<SoundPorts>,
): SoundKeeping {
  const keeping = new SoundKeeper(ports, scope);
  keeping.start();
  return keeping;
}

class SoundKeeper implements SoundKeeping {
  readonly kept: KeptSounds;
  readonly #ports: SoundPorts;
  readonly #scope: MemberScope<SoundPorts>;
  readonly #queue = createSerialQueue();
  readonly #sender: SoundSender;
  readonly #channel: SoundChannel;
  readonly #clock: ServerClock;
  readonly #retries = createRetries(() => this.#lookHere(), betweenSweeps);
  #sweptOn: string | null = null;
  #isStopped = false;
  /** A look waits for its turn, and will see all that is there then. */
  #isLookQueued = false;

  constructor(ports: SoundPorts, scope: MemberScope<SoundPorts>) {
    const { userId, get } = scope;
    this.#ports = ports;
    this.#scope = scope;
    this.kept = createKeptSounds(ports.dictationPorts?.(userId).drafts ?? createDrafts(userId));
    this.#channel = openSoundChannel(userId, {
      changed: () => this.#lookHere(),
      retried: (conversationId) => this.#retryHere(conversationId),
      statuses: (statuses) => this.#report({ statuses }),
    });
    this.#clock = get(createServerClock);
    const news = get(createListNews);
    this.#sender = new SoundSender({
      client: ports.authStore.client(),
      sounds: this.kept,
      onChange: (state) => this.#reportState(state),
      onOutdated: () => this.#lookHere(),
      onSent: (id) => {
        if (this.#isStopped) {
          return;
        }
        news.tellEverywhere({ list: historyKey, ids: [String(id)] });
        this.#lookHere();
      },
    });
  }

  start(): void {
    const { userId, get, onDispose, onEnd } = this.#scope;
    const writing = get(createWritingActor).subscribe(() => this.#follow());
    const stopAuth = this.#ports.authStore.subscribe(() => this.#follow());
    const stopClock = this.#clock.subscribe(() => this.#takeTime());
    const release = waitForTabLock(`nevisa.sounds.${userId}`, () => {
      this.#sender.dispatch({ type: 'tab.changed', isOwner: true });
      this.#lookHere();
    });
    const ending = new AbortController();
    window.addEventListener(
      'online',
      () => this.#sender.dispatch({ type: 'network.returned' }),
      ending,
    );
    const timer = setInterval(() => this.#lookHere(), betweenSweeps);
    const stop = () => {
      this.#isStopped = true;
      const written = this.#sender.stop();
      clearInterval(timer);
      this.#retries.stop();
      ending.abort();
      writing.unsubscribe();
      stopAuth();
      stopClock();
      release();
      this.#channel.close();
      this.#ports.soundFacts.write(noSounds);
      return written;
    };
    onDispose(() => void stop());
    // A late write would make a new key after the deletion of the old one.
    onEnd(async () => {
      await stop();
      await this.settled();
    });
    this.#follow();
    this.#lookHere();
  }

  readonly bind = (documentId: string, conversationId: Id): Promise<void> =>
    this.#queue.run(async () => {
      await this.kept.bind(documentId, conversationId);
      this.look();
    });

  readonly look = (): void => {
    this.#channel.tellChanged();
    this.#lookHere();
  };

  readonly forget = (conversationIds: readonly Id[]): Promise<void> =>
    this.#queue.run(async () => {
      const ids = new Set(conversationIds.map(String));
      for (const { documentId, conversationId } of await this.kept.list()) {
        if (conversationId !== null && ids.has(String(conversationId))) {
          await this.kept.remove(documentId);
        }
      }
      this.look();
    });

  readonly retry = async (conversationId: Id): Promise<void> => {
    this.#retryHere(String(conversationId));
    // Another tab may be the one that sends.
    this.#channel.tellRetried(String(conversationId));
  };

  // Beside the queue: a write that waits for room may be one of its tasks.
  readonly freeRoom = async (): Promise<boolean> => {
    const [sounds, open] = await Promise.all([this.kept.list(), listOpenDocuments()]);
    const oldest = sounds.find(
      ({ documentId, isSent, isDone }) => isSent && isDone && !open.has(documentId),
    );
    if (oldest === undefined) {
      return false;
    }
    await this.kept.remove(oldest.documentId);
    this.#report({ freed: this.#ports.soundFacts.read().freed + 1 });
    return true;
  };

  readonly settled = (): Promise<void> => this.#queue.run(() => Promise.resolve());

  #retryHere(conversationId: string): void {
    this.#sender.state.queue
      .filter((sound) => String(sound.conversationId) === conversationId)
      .forEach(({ documentId }) => this.#sender.dispatch({ type: 'sound.retried', documentId }));
  }

  /** Offers what is to be sent, and deletes what is over on each new day. */
  #lookHere(): void {
    if (this.#isLookQueued) {
      return;
    }
    this.#isLookQueued = true;
    void this.#queue
      .run(async () => {
        this.#isLookQueued = false;
        if (this.#isStopped) {
          return;
        }
        await this.#sweepDaily();
        const sounds = await this.kept.list();
        this.#ports.sounds.set(this.#scope.userId, sounds.length > 0);
        if (this.#mayLeave() && this.#sender.state.isOwner) {
          const recorded = await listRecordedDocuments();
          await this.#sender.offer(sounds.filter((sound) => this.#isReady(sound, recorded)));
        }
        this.#retries.succeeded();
      })
      .catch(() => this.#isStopped || this.#retries.failed());
  }

  #isReady({ documentId, recordedAt }: KeptSound, recorded: ReadonlySet<string>): boolean {
    return !recorded.has(documentId) && !isSoundOver(recordedAt, this.#days(), this.#now());
  }

  async #sweepDaily(): Promise<void> {
    const { day } = toTehranTime(this.#now());
    if (this.#configuration() === null || this.#sweptOn === day) {
      return;
    }
    try {
      const isDone = await sweepSounds({
        sounds: this.kept,
        client: this.#isIn() ? this.#ports.authStore.client() : null,
        mayNameTexts: this.#mayLeave(),
        days: this.#days(),
        clock: this.#clock,
        listOpen: listOpenDocuments,
      });
      this.#sweptOn = isDone ? day : null;
    } catch {
      // What is over goes at the next look; a sound that cannot be deleted holds up no other one.
    }
  }

  /** The time of the server may be what the last sweep lacked. */
  #takeTime(): void {
    if (this.#sweptOn === null) {
      this.#lookHere();
    }
  }

  #now(): number {
    return readSoundTime(this.#clock);
  }

  #configuration() {
    return getShownConfiguration(this.#scope.get(createWritingActor).getSnapshot().context);
  }

  #days(): number | null {
    return this.#configuration()?.preferences.keep_audio_days ?? null;
  }

  /** Unknown settings let nothing leave the device (S11). */
  #mayLeave(): boolean {
    return this.#isIn() && this.#configuration()?.save_transcriptions === true;
  }

  #isIn(): boolean {
    return isSameId(this.#ports.authStore.facts().user?.id, this.#scope.userId);
  }

  #follow(): void {
    const allowed = this.#mayLeave();
    if (allowed !== this.#sender.state.allowed) {
      this.#sender.dispatch({ type: 'sending.allowed', allowed });
      if (allowed) {
        this.#lookHere();
      }
    }
  }

  #reportState(state: SoundUploadState): void {
    if (this.#isStopped) {
      return;
    }
    const statuses = describeSounds(state);
    this.#report({ statuses });
    if (state.isOwner) {
      this.#channel.tellStatuses(statuses);
    }
  }

  #report(facts: Partial<ReturnType<SoundReport['read']>>): void {
    const { soundFacts } = this.#ports;
    soundFacts.write({ ...soundFacts.read(), ...facts });
  }
}
