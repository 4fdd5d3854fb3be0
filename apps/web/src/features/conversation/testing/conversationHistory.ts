import type { ConversationText, MergeChoices } from '@nevisa/machines';
import { changeAt, readWords, sharesSegments } from './changedTexts.ts';
import { ConversationServer, makeSegment } from './conversationServer.ts';
import type { Step } from './conversationStep.ts';
import { type Browser, DeviceLog, Tab } from './conversationTab.ts';

interface Typed {
  /** Null for a word that was typed elsewhere. */
  readonly tab: Tab | null;
  /** By the clock of its tab. */
  readonly at: number;
}

/** Runs of the machine in two tabs of one browser, with models of the server and of the device. */
export class ConversationHistory {
  readonly browser: Browser = {
    server: new ConversationServer(),
    device: new DeviceLog(),
    tabs: [],
    holder: null,
    waiting: null,
    isOffline: false,
    isWordless: false,
    loading: Promise.resolve(),
    seen: new Set(),
    count: 0,
  };
  /** The words that a person typed, here or elsewhere, and did not delete. */
  readonly typed = new Map<string, Typed>();
  /** Words that a page took with it when it was killed, and how old they were, in ms. */
  readonly killed: number[] = [];
  #undo: ConversationText[] = [];

  /** Opens the conversation in so many tabs, one after the other. */
  async start(tabs = 2) {
    this.browser.tabs.push(...Array.from({ length: tabs }, () => new Tab(this.browser)));
    for (const tab of this.browser.tabs) {
      tab.actor.start();
      await settle();
    }
  }

  get server() {
    return this.browser.server;
  }

  tab(number: number): Tab {
    const tab = this.browser.tabs[number % this.browser.tabs.length];
    if (tab === undefined) {
      throw new Error('The history has two tabs: start it first.');
    }
    return tab;
  }

  /** The words on the device: of the present copy, and of the kept versions. */
  async readDevice() {
    return new Tab(this.browser).edited.read();
  }

  async take(step: Step) {
    if ('tab' in step) {
      await this.#takeInTab(step, this.tab(step.tab));
    } else {
      this.#takeOutside(step);
    }
    await settle();
  }

  #write(tab: Tab, change: (text: ConversationText, word: string) => ConversationText) {
    const word = `w${(this.browser.count += 1)}`;
    const before = tab.text;
    if (tab.edit((text) => change(text, word))) {
      this.#undo.push(before);
      this.#forgetDeleted(before, tab.text);
      if (readWords(tab.text).has(word)) {
        this.typed.set(word, { tab, at: tab.clock.now() });
      }
    }
  }

  #forgetDeleted(before: ConversationText, after: ConversationText) {
    const left = readWords(after);
    for (const word of readWords(before)) {
      if (!left.has(word)) {
        this.typed.delete(word);
      }
    }
  }

  async #takeInTab(step: Extract<Step, { tab: number }>, tab: Tab) {
    switch (step.do) {
      case 'type':
        this.#write(tab, (text, word) =>
          changeAt(text, step.at, (each) => [{ ...each, text: `${each.text} ${word}` }]),
        );
        return;
      case 'insert':
        this.#write(tab, (text, word) =>
          changeAt(text, step.at, (each) => [each, makeSegment(`s-${word}`, word)]),
        );
        return;
      case 'delete':
        this.#write(tab, (text) => changeAt(text, step.at, () => []));
        return;
      case 'title':
        this.#write(tab, (text, word) => ({ ...text, title: `${text.title} ${word}`.slice(-100) }));
        return;
      case 'undo':
        this.#undoIn(tab);
        return;
      case 'answer':
        if (!tab.isFrozen) {
          tab.answer(step.fate);
        }
        return;
      case 'pass':
        if (!tab.isFrozen) {
          tab.clock.increment(step.ms);
        }
        return;
      case 'resolve':
        this.#resolve(tab, step.how);
        return;
      case 'kill':
        await this.#kill(step.tab);
        return;
      case 'freeze':
        tab.isFrozen = true;
        return;
      case 'thaw':
        tab.thaw();
        return;
      case 'takeover':
      case 'save':
      case 'hide':
        if (!tab.isFrozen) {
          const types = {
            takeover: 'takeover.requested',
            save: 'save.requested',
            hide: 'page.left',
          } as const;
          tab.actor.send({ type: types[step.do] });
        }
    }
  }

  #undoIn(tab: Tab) {
    const before = this.#undo.at(-1);
    if (before !== undefined && sharesSegments(before, tab.text)) {
      const now = tab.text;
      // The title is no part of the undo (ADR-0063).
      if (tab.edit(({ title }) => ({ ...before, title }))) {
        this.#undo.pop();
        this.#forgetDeleted(now, tab.text);
      }
    }
  }

  #resolve(tab: Tab, how: 'mine' | 'theirs' | 'both') {
    const { conflict } = tab.actor.getSnapshot().context;
    if (conflict !== null && !tab.isFrozen) {
      const choices: MergeChoices = Object.fromEntries(
        conflict.merge.questions.map(({ segment_id }) => [segment_id, how]),
      );
      tab.actor.send({ type: 'conflict.resolved', choices });
    }
  }

  /** Ends a page without a warning, and opens the conversation again. */
  async #kill(number: number) {
    const tab = this.tab(number);
    const { copy, versions } = await this.readDevice();
    const kept = [
      copy?.current,
      ...versions.map(({ text }) => text),
      ...this.server.revisions.map(({ text }) => text),
    ];
    const words = new Set(
      kept.flatMap((text) => (text === undefined ? [] : Array.from(readWords(text)))),
    );
    for (const [word, { tab: writer, at }] of this.typed) {
      if (writer === tab && !words.has(word) && readWords(tab.text).has(word)) {
        this.killed.push(tab.isFrozen || this.browser.device.isFull ? 0 : tab.clock.now() - at);
        this.typed.delete(word);
      }
    }
    tab.actor.stop();
    this.browser.tabs[number % this.browser.tabs.length] = new Tab(this.browser);
    this.tab(number).actor.start();
  }

  #takeOutside(step: Exclude<Step, { tab: number }>) {
    const { server, browser } = this;
    switch (step.do) {
      case 'elsewhere': {
        const before = server.newest.text;
        const write = `e${server.newest.revision}`;
        const isDeleted = step.how === 'delete';
        server.change(
          changeAt(before, step.at, (each) =>
            isDeleted ? [] : [{ ...each, text: `${each.text} ${write}` }],
          ),
        );
        this.#forgetDeleted(before, server.newest.text);
        if (readWords(server.newest.text).has(write)) {
          this.typed.set(write, { tab: null, at: 0 });
        }
        return;
      }
      case 'rename': {
        const { revision, text } = server.newest;
        server.change({ ...text, title: `نام ${revision}` });
        return;
      }
      case 'look':
      case 'lookLate':
        if (!browser.isOffline) {
          this.#tellSeen(step.do === 'look' ? 1 : 2);
        }
        return;
      case 'trash':
      case 'untrash':
        server.isDeleted = step.do === 'trash';
        this.#tellDeleted();
        return;
      case 'signOut':
        this.#tellAll({ type: 'session.ended', reason: 'session' });
        return;
      case 'signIn':
        this.#tellAll({ type: 'session.returned' });
        return;
      case 'full':
      case 'room':
        browser.device.isFull = step.do === 'full';
        return;
      case 'offline':
      case 'online':
        browser.isOffline = step.do === 'offline';
        if (!browser.isOffline) {
          browser.tabs.forEach((each) => each.networkReturns());
        }
    }
  }

  #tellDeleted() {
    this.#tellAll({ type: this.server.isDeleted ? 'document.deleted' : 'document.returned' });
  }

  /** What the server answers to a shown page, or after news of another tab: the last revision, or one before it. */
  #tellSeen(fromEnd = 1) {
    const seen = this.server.revisions.at(-fromEnd) ?? this.server.newest;
    this.#tellDeleted();
    this.#tellAll({ type: 'server.moved', ...structuredClone(seen) });
  }

  #tellAll(event: Parameters<Tab['actor']['send']>[0]) {
    this.browser.tabs.filter((each) => !each.isFrozen).forEach((each) => each.actor.send(event));
  }

  /** Everything works again, and every question is answered with both texts. */
  async calmDown() {
    await this.take({ do: 'thaw', tab: 0 });
    await this.take({ do: 'thaw', tab: 1 });
    for (const step of ['online', 'untrash', 'signIn', 'room'] as const) {
      await this.take({ do: step });
    }
    for (let round = 0; round < 60; round += 1) {
      // Another device tells what it has changed.
      this.#tellSeen();
      await settle();
      for (const number of [0, 1]) {
        this.tab(number).actor.send({ type: 'retry.requested' });
        await this.take({ do: 'pass', tab: number, ms: 20_000 });
        await this.take({ do: 'resolve', tab: number, how: 'both' });
        await this.take({ do: 'answer', tab: number, fate: 'done' });
        await this.take({ do: 'save', tab: number });
      }
      if (this.browser.holder?.has('saved') === true && this.browser.holder.has('kept')) {
        return;
      }
    }
  }
}

/** Resolves when everything that has settled has had its effect. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
