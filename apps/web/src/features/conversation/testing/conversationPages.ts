import { createDrafts, createEditedTexts, createSaveQueue } from '@nevisa/drafts';
import type { Backend } from '@nevisa/mocks/backend';
import type { ConversationTag } from '@nevisa/machines';
import { getInternals, type TranscriptDocument } from '@nevisa/transcript';
import { expect, vi } from 'vitest';
import { createOpenedConversation } from '../createOpenedConversation.ts';
import { textRules } from '../textRules.ts';
import { createSaraBackend, createSaraClient, requireText } from './saraAtServer.ts';

/** A browser with a mock server: each page opens Sara's first conversation. */
export interface Pages {
  readonly backend: Backend;
  /** The requests of all pages, oldest first. */
  readonly requests: Request[];
  readonly ownerId: string;
  open: (options?: { mayLeave?: () => boolean; isShown?: () => boolean }) => Page;
  /** The text on the server. */
  stored: () => string;
  /** Closes all pages and deletes the data of the person. */
  end: () => Promise<void>;
}

export type Page = ReturnType<typeof createOpenedConversation>;

/** Opens a browser of a new person. */
export function openPages(): Pages {
  const backend = createSaraBackend();
  const ownerId = crypto.randomUUID();
  const requests: Request[] = [];
  const client = createSaraClient(backend, requests);
  const pages: Page[] = [];
  const find = () => requireText(backend);
  const { id } = find();
  return {
    backend,
    requests,
    ownerId,
    stored: () => find().text,
    open: ({ mayLeave = () => true, isShown = () => true } = {}) => {
      const page = createOpenedConversation({
        id,
        name: `nevisa-conversation:${ownerId}:${String(id)}`,
        client: () => client,
        edited: createEditedTexts(createDrafts(ownerId), textRules).open(String(id)),
        saveQueue: createSaveQueue(ownerId),
        mayLeave,
        isShown,
        onKept: () => undefined,
        onSaved: () => undefined,
        onQueued: () => undefined,
        onClosed: () => undefined,
      });
      pages.push(page);
      return page;
    },
    end: async () => {
      await Promise.all(pages.map((page) => page.close()));
      pages.forEach((page) => page.actor.stop());
      await createDrafts(ownerId).destroyKey();
    },
  };
}

const patience = { timeout: 10_000, interval: 20 };

/** Waits until the machine of a page has a tag. */
export const waitForTag = (page: Page, tag: ConversationTag) =>
  vi.waitFor(() => expect(page.actor.getSnapshot().hasTag(tag), tag).toBe(true), patience);

export const expectSoon = (check: () => void) => vi.waitFor(check, patience);

/** The document of a page that is opened. */
export function requireDocument(page: Page): TranscriptDocument {
  const { document } = page.facts.read();
  if (document === null) {
    throw new Error('The page has no document yet: wait until it is opened.');
  }
  return document;
}

/** Types at the beginning of the text, as the editor does. */
export function typeIn(page: Page, text: string): void {
  const { state, dispatch } = getInternals(requireDocument(page));
  dispatch(state().tr.insertText(text, 1, 1));
}
