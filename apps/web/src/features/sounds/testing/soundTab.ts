import { createClient } from '@nevisa/api';
import { createDrafts } from '@nevisa/drafts';
import { accounts } from '@nevisa/mocks/accounts';
import type { WholeConversation } from '@nevisa/api/types';
import { type Backend, createBackend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';
import type { DraftEntry } from '@nevisa/transcript';
import { vi } from 'vitest';
import { createUserScopes } from '../../../app/userScope.ts';
import { createObservable } from '../../../shared/observable.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { createServerClock } from '../../../shared/lists/serverClock.ts';
import { createUserFlag } from '../../dictation/workspace/userFlag.ts';
import { createWritingMemory } from '../../settings/writing/writingMemory.ts';
import { createKeptSounds } from '../keptSounds.ts';
import { createSoundKeeping, type SoundPorts } from '../createSoundKeeping.ts';
import { noSounds } from '../soundFacts.ts';

/** A browser of one person, whose tabs share the device and a mock server. */
export class SoundBrowser {
  readonly ownerId = crypto.randomUUID();
  readonly requests: Request[] = [];
  /** Whether the server acts and its answers never arrive. */
  losesAnswers = false;
  /** A mock server whose clock is right, as that of the device is. */
  readonly backend = createBackend();
  readonly #listeners = new Set<() => void>();
  readonly #closings: (() => void)[] = [];
  #saves = true;
  #days: number | null = null;
  #isIn = true;

  constructor() {
    const { clock } = this.backend;
    clock.advance(Date.now() - clock.now());
    this.backend.fillHistory('sara', []);
  }

  get account(): ReturnType<Backend['account']> {
    return this.backend.account('sara');
  }

  /** A saved text with recordings of so many bytes; resolves to its conversation. */
  async dictate(
    documentId: string,
    sizes: readonly number[],
    at = Date.now(),
  ): Promise<WholeConversation> {
    const draft = this.drafts.open(documentId);
    const now = vi.spyOn(Date, 'now').mockReturnValue(at);
    for (const [place, size] of sizes.entries()) {
      await draft.appendAudio({
        recordingId: `r${place}`,
        index: 0,
        bytes: new Uint8Array(size).fill(place + 1).buffer,
        mimeType: 'audio/webm;codecs=opus',
        duration: 1_000,
      });
    }
    await draft.append([{ kind: 'queued', pieceId: 'p' } satisfies DraftEntry]);
    now.mockRestore();
    const made = this.backend.createHistory(this.account, {
      client_id: documentId,
      title: documentId,
      text: 'متن',
      segments: [],
      duration: 1_000,
      source: 'LIVE',
      created_at: '2026-11-21T10:30:00Z',
    });
    return made as WholeConversation;
  }

  /** The sounds of the device. */
  readonly kept = () => createKeptSounds(this.drafts).list();

  /** Where the parts that were sent begin, in bytes. */
  async offsets(): Promise<number[]> {
    const forms = await Promise.all(this.uploads().map((request) => request.clone().formData()));
    return forms.map((form) => Number(form.get('offset')));
  }

  /** The parts that were sent. */
  uploads(): Request[] {
    return this.requests.filter(({ url }) => url.endsWith('/upload_audio'));
  }

  get drafts() {
    return createDrafts(this.ownerId);
  }

  change({ saves, days, isIn }: { saves?: boolean; days?: number | null; isIn?: boolean }): void {
    this.#saves = saves ?? this.#saves;
    this.#days = days === undefined ? this.#days : days;
    this.#isIn = isIn ?? this.#isIn;
    this.#listeners.forEach((listener) => listener());
  }

  open() {
    const { ownerId } = this;
    const storage = createMemoryStorage();
    const answer = fetchFrom(this.backend);
    const client = createClient({
      host: 'https://api.test',
      readToken: () => accounts.sara.token,
      fetch: async (input, init) => {
        this.requests.push(new Request(input, init));
        const response = await answer(input, init);
        return this.losesAnswers ? new Promise<Response>(() => undefined) : response;
      },
    });
    const authStore = {
      client: () => client,
      facts: () => ({ user: this.#isIn ? this.#user() : null, starting: false, expired: false }),
      subscribe: (listener: () => void) => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
      send: () => undefined,
    };
    const ports = {
      authStore,
      writingMemory: createWritingMemory(storage),
      sounds: createUserFlag(storage, 'sounds'),
      soundFacts: createObservable(noSounds),
      dictationPorts: null,
    } as unknown as SoundPorts;
    const scopes = createUserScopes<SoundPorts>(authStore, () => ports);
    const close = () => scopes.dispose();
    this.#closings.push(close);
    const scope = scopes.open(ownerId);
    const keeping = scope.get(createSoundKeeping);
    return { keeping, ports, close, clock: scope.get(createServerClock) };
  }

  async end(): Promise<void> {
    this.#closings.forEach((close) => close());
    await this.drafts.destroyKey();
  }

  #user() {
    const { configuration } = this.account.nevisa_service_account;
    return {
      id: this.ownerId,
      nevisa_service_account: {
        configuration: {
          ...configuration,
          save_transcriptions: this.#saves,
          preferences: { ...configuration?.preferences, keep_audio_days: this.#days },
        },
      },
    };
  }
}
