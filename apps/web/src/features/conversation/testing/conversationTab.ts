import { SimulatedClock, createActor, fromCallback, fromPromise } from 'xstate';
import {
  conversationMachine,
  type ConversationEmitted,
  type ConversationEvent,
  type ConversationPatch,
  type ConversationText,
  type LockMode,
  type SavedRevision,
} from '@nevisa/machines';
import type { Outcome } from '@nevisa/api/types';
import { createEditedTexts, type EditedText, type PatchOutcome } from '@nevisa/drafts';
import { textRules } from '../textRules.ts';
import type { ConversationServer, Fate } from './conversationServer.ts';

/** The log of one conversation on a device, in memory. */
export class DeviceLog {
  entries: unknown[] = [];
  isFull = false;
  /** Resolves when the device has time to write. */
  ready: Promise<void> | null = null;

  open() {
    return {
      append: (entries: readonly unknown[]) =>
        this.#write(() => this.entries.push(...structuredClone(entries))),
      compact: (entry: unknown) =>
        this.#write(() => {
          this.entries = [structuredClone(entry)];
        }),
      entries: () => Promise.resolve(structuredClone(this.entries)),
      remove: () =>
        this.#write(() => {
          this.entries = [];
        }),
    };
  }

  async #write(work: () => unknown): Promise<void> {
    if (this.isFull) {
      throw new Error('The device is full.');
    }
    if (this.ready !== null) {
      await this.ready;
    }
    work();
  }
}

/** What the tabs of one browser share. */
export interface Browser {
  readonly server: ConversationServer;
  readonly device: DeviceLog;
  readonly tabs: Tab[];
  holder: Tab | null;
  waiting: Tab | null;
  isOffline: boolean;
  /** The server does not answer with the words. */
  isWordless: boolean;
  /** Resolves when the answers with the newest revision reach the tabs. */
  loading: Promise<void>;
  /** All texts that any tab has shown, as JSON. */
  readonly seen: Set<string>;
  count: number;
}

interface Call {
  readonly patch: ConversationPatch;
  readonly answer: (outcome: PatchOutcome) => void;
}

/** A tab with the opened conversation. */
export class Tab {
  readonly clock = new SimulatedClock();
  readonly browser: Browser;
  readonly edited: EditedText;
  text: ConversationText = { title: '', speakers: [], segments: [] };
  isFrozen = false;
  /** Events of other tabs that reach a frozen one later. */
  inbox: ConversationEvent[] = [];
  readonly emitted: ConversationEmitted[] = [];
  readonly copies: ConversationText[] = [];
  /** What the end of the page sent. */
  readonly lastPatches: ConversationPatch[] = [];
  calls: Call[] = [];
  readonly actor;
  #tell: (event: ConversationEvent) => void = () => undefined;
  #network: () => void = () => undefined;

  constructor(browser: Browser) {
    this.browser = browser;
    this.edited = createEditedTexts(
      { open: () => browser.device.open() as never, listEdited: () => Promise.resolve(['c1']) },
      textRules,
      () => `writer ${(browser.count += 1)}`,
    ).open('c1');
    this.actor = createActor(this.#createMachine(), {
      clock: this.clock,
      input: {
        rules: textRules,
        readText: () => this.text,
        createId: () => `id ${(browser.count += 1)}`,
        random: () => 0.5,
        now: () => this.clock.now(),
      },
    });
    this.actor.on('*', (event) => this.emitted.push(event));
  }

  has(tag: Parameters<ReturnType<typeof this.actor.getSnapshot>['hasTag']>[0]): boolean {
    return this.actor.getSnapshot().hasTag(tag);
  }

  /** The person changes the text, if this tab may write. */
  edit(change: (text: ConversationText) => ConversationText): boolean {
    const isOpen = this.actor.getSnapshot().context.saved !== null;
    if (this.isFrozen || !isOpen || !this.has('writing')) {
      return false;
    }
    this.show(change(this.text));
    this.actor.send({ type: 'text.changed' });
    return true;
  }

  show(text: ConversationText) {
    this.text = text;
    this.browser.seen.add(JSON.stringify(text));
  }

  answer(fate: Fate) {
    const call = this.calls.shift();
    call?.answer(this.browser.server.answer(call.patch, this.browser.isOffline ? 'network' : fate));
  }

  networkReturns() {
    this.#network();
  }

  /** An event of another tab. */
  receive(event: ConversationEvent) {
    if (this.isFrozen) {
      this.inbox.push(event);
    } else {
      this.#tell(event);
    }
  }

  thaw() {
    this.isFrozen = false;
    const late = this.inbox;
    this.inbox = [];
    late.forEach((event) => this.#tell(event));
  }

  #createMachine() {
    const { browser, edited } = this;
    const offline = { ok: false, failure: { kind: 'network' } } as const;
    return conversationMachine.provide({
      actors: {
        loadCopy: fromPromise(async () => (await edited.read()).copy),
        loadText: fromPromise<Outcome<SavedRevision>>(async () => {
          const answer = browser.isOffline ? offline : browser.server.load();
          await browser.loading;
          return answer;
        }),
        loadWords: fromPromise<Outcome<unknown>>(() =>
          Promise.resolve(browser.isWordless ? offline : { ok: true as const, answer: null }),
        ),
        restoreVersion: fromPromise(({ input }) =>
          Promise.resolve(browser.server.restore(Number(input.id), input.revision)),
        ),
        keepCopy: fromPromise(({ input }) => edited.keep(input)),
        savePatch: fromPromise<PatchOutcome, ConversationPatch>(
          ({ input: patch, signal }) =>
            new Promise((answer) => {
              const call = { patch: structuredClone(patch), answer };
              this.calls.push(call);
              signal.addEventListener('abort', () => {
                this.calls = this.calls.filter((each) => each !== call);
              });
            }),
        ),
        saveAsNew: fromPromise(({ input }) => {
          this.copies.push(input);
          return Promise.resolve();
        }),
        watchNetwork: fromCallback(({ sendBack }) => {
          this.#network = () => sendBack({ type: 'network.returned' });
        }),
        holdLock: fromCallback<ConversationEvent, { mode: LockMode }>(({ input, sendBack }) => {
          this.#tell = sendBack;
          requestLock(this, input.mode);
          return () => releaseLock(this);
        }),
        watchOwner: fromCallback(({ sendBack }) => {
          this.#tell = sendBack;
        }),
      },
      actions: {
        showText: (_, { text }) => this.show(text),
        keepVersion: (_, version) => void edited.keepVersion(version).catch(() => undefined),
        sendLast: (_, patch) => {
          if (patch !== null) {
            this.lastPatches.push(patch);
          }
          if (patch !== null && !browser.isOffline) {
            browser.server.patch(structuredClone(patch));
          }
        },
      },
    });
  }
}

function requestLock(tab: Tab, mode: LockMode) {
  const { browser } = tab;
  const { holder } = browser;
  if (holder === null || holder === tab || mode === 'steal') {
    browser.holder = tab;
    browser.waiting = browser.waiting === tab ? null : browser.waiting;
    if (holder !== null && holder !== tab) {
      holder.receive({ type: 'lock.lost' });
    }
    tab.receive({ type: 'lock.granted' });
  } else if (mode === 'ask') {
    browser.waiting = tab;
    holder.receive({ type: 'lock.wanted' });
  } else {
    tab.receive({ type: 'lock.taken' });
  }
}

function releaseLock(tab: Tab) {
  const { browser } = tab;
  browser.waiting = browser.waiting === tab ? null : browser.waiting;
  if (browser.holder !== tab) {
    return;
  }
  browser.holder = browser.waiting;
  browser.waiting = null;
  if (browser.holder !== null) {
    browser.holder.receive({ type: 'lock.granted' });
  } else {
    browser.tabs
      .filter((each) => each !== tab && each.has('reading'))
      .slice(0, 1)
      .forEach((each) => each.receive({ type: 'lock.freed' }));
  }
}
